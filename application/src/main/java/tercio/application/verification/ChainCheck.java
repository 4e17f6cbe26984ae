package tercio.application.verification;

import java.util.function.Consumer;
import tercio.application.record.Chain;
import tercio.application.record.Sealing;
import tercio.application.record.StoredEntries;

/**
 * Follows the chain of hashes over entries as they are stored, and remembers where it first breaks. The chain covers the seals of
 * secret parts, and these are computed from the parts: a changed part breaks it too.
 */
public final class ChainCheck implements Consumer<StoredEntries.Entry> {

    private final Sealing sealing;
    private final boolean whole;
    private String head = Chain.START;
    private int position;
    private int broken;
    private int hidden;
    private int firstHidden;

    private ChainCheck(Sealing sealing, boolean whole) {
        this.sealing = sealing;
        this.whole = whole;
    }

    /** For stored entries: an entry with a hidden part is broken. */
    public static ChainCheck ofWhole(Sealing sealing) {
        return new ChainCheck(sealing, true);
    }

    /** For a record in which parts may be hidden. */
    public static ChainCheck ofSeen(Sealing sealing) {
        return new ChainCheck(sealing, false);
    }

    @Override
    public void accept(StoredEntries.Entry line) {
        position++;
        if (broken == 0 && (line.position() != position || !fits(line))) {
            broken = position;
        }
        head = line.hash();
    }

    private boolean fits(StoredEntries.Entry line) {
        try {
            if (sealing.isHidden(line.texts())) {
                hidden++;
                firstHidden = firstHidden == 0 ? position : firstHidden;
            }
            return !(whole && hidden > 0) && Chain.next(head, position, line.texts(), sealing).equals(line.hash());
        } catch (IllegalArgumentException unfit) {
            return false;
        }
    }

    /** The first position whose entry is not what was stored, 0 where none is. */
    public int broken() {
        return broken;
    }

    /** How many entries have hidden parts. */
    public int hidden() {
        return hidden;
    }

    /** The first position whose entry has a hidden part, 0 where none has. */
    public int firstHidden() {
        return firstHidden;
    }

    /** {@code intact} or where it is broken. */
    public String finding() {
        return broken == 0 ? Report.INTACT : "broken at " + broken;
    }
}
