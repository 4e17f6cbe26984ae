package tercio.adapters.store;

import java.util.Optional;
import java.util.function.Consumer;
import tercio.application.receipt.Receipt;
import tercio.application.record.StoredEntries;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Holds the entries of a game, whose chain is checked at the same time, against the newest receipt that is remembered of it and against what
 * the manifest knows of it.
 */
final class HeldRecord implements Consumer<StoredEntries.Entry> {

    private final Optional<Receipt> receipt;
    private final KnownGame known;
    private String knownHead = "";
    private String newest = "";
    private Optional<StoredEntries.Entry> first = Optional.empty();
    private String head = "";
    private int position;

    /** @param known of the game before its entries are read */
    HeldRecord(Optional<Receipt> receipt, KnownGame known) {
        this.receipt = receipt;
        this.known = known;
    }

    @Override
    public void accept(StoredEntries.Entry entry) {
        position = entry.position();
        newest = entry.hash();
        if (position == known.position()) {
            knownHead = newest;
        }
        if (position == 1) {
            first = Optional.of(entry);
        }
        if (receipt.isPresent() && receipt.get().position() == position) {
            head = entry.hash();
        }
    }

    Optional<StoredEntries.Entry> first() {
        return first;
    }

    /** The last position. */
    int position() {
        return position;
    }

    Optional<Receipt> receipt() {
        return receipt;
    }

    /** The hash of the chain at the last position. */
    String newestHash() {
        return newest;
    }

    /** The reason why the record is neither the one that the manifest knows nor a continuation of it; empty if it is. */
    Optional<Sentence.Keyed> whyUnknown() {
        if (known.position() == 0 || known.headText().equals(knownHead)) {
            return Optional.empty();
        }
        return Optional.of(known.position() > position ? Sentence.of("kernel.aside.short-for-manifest").with("end", position).with("known", known.position())
                : Sentence.of("kernel.aside.other-than-manifest").with("known", known.position()));
    }

    /** The reason why the record is not the one of the receipt; empty if it is. */
    Optional<Sentence.Keyed> fault() {
        return receipt.filter(seen -> !seen.head().equals(head)).map(seen -> seen.position() > position
                ? Sentence.of("kernel.aside.short-for-receipt").with("end", position).with("at", new Text(seen.at().toString())).with("known", seen.position())
                : Sentence.of("kernel.aside.other-than-receipt").with("known", seen.position()).with("at", new Text(seen.at().toString())));
    }

    /** The reason why the record is too short for the views made of it; empty if it is not. */
    Optional<Sentence.Keyed> whyShorterThan(int shown) {
        return shown <= position ? Optional.empty() : Optional.of(Sentence.of("kernel.aside.short-for-views").with("end", position).with("known", shown));
    }
}
