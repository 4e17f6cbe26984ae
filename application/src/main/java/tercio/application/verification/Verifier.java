package tercio.application.verification;

import java.util.ArrayList;
import java.util.Optional;
import tercio.application.game.CredentialStore;
import tercio.application.record.EventDecoder;
import tercio.application.record.EventLog;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;

/** Checks a stored game: its chain from the stored bytes, its events by deciding every command again. */
public final class Verifier {

    private final MessageRegistry dictionary;
    private final RecordCodec notation;
    private final EventLog log;
    private final StoredEntries entries;
    private final CredentialStore credentials;

    public Verifier(MessageRegistry dictionary, RecordCodec notation, EventLog log, StoredEntries entries, CredentialStore credentials) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.log = log;
        this.entries = entries;
        this.credentials = credentials;
    }

    /** @param altered whether it, or an entry before it, is not the one that was written: then no part of it is left unread */
    private static RecordedEvent read(EventDecoder decoder, StoredEntries.Entry entry, boolean altered) {
        try {
            var event = decoder.decode(entry);
            if (altered) {
                event.envelope().explanation().parse();
            }
            return event;
        } catch (RuntimeException garbled) {
            throw new UnreadableRecord(entry.position(), garbled);
        }
    }

    /**
     * Verifies a game, which must exist. It is only read. If an entry cannot be read, the events before it are
     * verified.
     */
    public VerificationReport verify(String game, Progress progress) {
        var chain = ChainCheck.ofWhole(notation.sealing());
        var decoder = new EventDecoder(notation);
        var record = new ArrayList<RecordedEvent>();
        var unreadable = Optional.<UnreadableRecord>empty();
        try {
            entries.forEach(game, entry -> {
                chain.accept(entry);
                record.add(read(decoder, entry, chain.firstBroken() != 0));
            });
        } catch (UnreadableRecord end) {
            if (record.isEmpty()) {
                throw end;
            }
            unreadable = Optional.of(end);
        }
        var readable = unreadable.isPresent() ? CompleteCommands.of(record) : record;
        var found = new Replay(dictionary, notation, new DiceAudit(dictionary, log, credentials).nameOfThrows(game), credentials.secrets(game), Parallelism.ONE).of(readable, progress);
        boolean verified = unreadable.isEmpty() && found.divergences().isEmpty() && chain.firstBroken() == 0
                && !found.diceProof().startsWith("broken");
        return new VerificationReport(found.commands(), record.size(), verified, found.divergences(),
                unreadable.filter(end -> chain.firstBroken() == 0).map(end -> "unreadable from " + end.position()).orElse(chain.finding()), found.diceProof(),
                found.edition(), found.editions(), found.explained(), found.dice(), found.boards());
    }
}
