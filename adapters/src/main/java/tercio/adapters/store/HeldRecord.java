package tercio.adapters.store;

import java.util.Optional;
import java.util.function.Consumer;
import tercio.application.receipt.Receipt;
import tercio.application.record.StoredEntries;

/** Holds the entries of a game, whose chain is checked at the same time, against the newest receipt that is remembered of it. */
final class HeldRecord implements Consumer<StoredEntries.Entry> {

    private final Optional<Receipt> receipt;
    private String head = "";
    private int position;

    HeldRecord(Optional<Receipt> receipt) {
        this.receipt = receipt;
    }

    @Override
    public void accept(StoredEntries.Entry entry) {
        position = entry.position();
        if (receipt.isPresent() && receipt.get().position() == position) {
            head = entry.hash();
        }
    }

    Optional<Receipt> receipt() {
        return receipt;
    }

    /** Why the record is not what the receipt saw. */
    Optional<String> fault() {
        return receipt.filter(seen -> !seen.head().equals(head)).map(seen -> seen.position() > position
                ? "its newest events are missing: it ends at position " + position + ", and on " + seen.at() + " a receipt was given for position "
                        + seen.position()
                : "its events up to position " + seen.position() + " are not those for which a receipt was given on " + seen.at());
    }

    /** Why the record is too short for what was made of it. */
    Optional<String> shorterThan(int shown) {
        return shown <= position ? Optional.empty() : Optional.of("its newest events are missing: it ends at position " + position
                + ", and was shown up to position " + shown);
    }
}
