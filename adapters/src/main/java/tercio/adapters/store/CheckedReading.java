package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tercio.application.record.EventDecoder;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Sealing;
import tercio.application.record.StoredEntries;
import tercio.application.verification.ChainCheck;

/**
 * Decodes the entries of a game and follows their chain of hashes in one reading. Decoding ends at the first entry that cannot be
 * decoded; the chain is followed to the end, because a damaged record is the better explanation.
 */
final class CheckedReading implements Consumer<StoredEntries.Entry> {

    private final ChainCheck chain;
    private final EventDecoder decoder;
    private final List<RecordedEvent> events = new ArrayList<>();
    private Optional<RuntimeException> unreadable = Optional.empty();

    CheckedReading(Sealing sealing, EventDecoder decoder) {
        chain = ChainCheck.ofWhole(sealing);
        this.decoder = decoder;
    }

    @Override
    public void accept(StoredEntries.Entry entry) {
        chain.accept(entry);
        if (chain.firstBroken() == 0 && unreadable.isEmpty()) {
            try {
                events.add(decoder.decode(entry));
            } catch (RuntimeException failed) {
                unreadable = Optional.of(failed);
            }
        }
    }

    ChainCheck chain() {
        return chain;
    }

    /** @throws RuntimeException if an event could not be decoded */
    List<RecordedEvent> events() {
        unreadable.ifPresent(failed -> {
            throw failed;
        });
        return events;
    }
}
