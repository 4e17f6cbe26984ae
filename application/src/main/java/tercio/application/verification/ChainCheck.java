package tercio.application.verification;

import java.util.Optional;
import java.util.function.Consumer;
import tercio.application.record.EntryTexts;
import tercio.application.record.HashChain;
import tercio.application.record.ParsedSeals;
import tercio.application.record.Sealing;
import tercio.application.record.StoredEntries;

/**
 * Follows the chain of hashes over entries as they are stored, and remembers where it first breaks. The chain covers the seals of
 * secret parts, and these are computed from the parts: a changed part breaks it too.
 */
public final class ChainCheck implements Consumer<StoredEntries.Entry> {

    private final Sealing sealing;
    private final boolean whole;
    private String head = HashChain.START;
    private int position;
    private int broken;
    private int hidden;
    private int firstHidden;

    private ChainCheck(Sealing sealing, boolean whole) {
        this.sealing = sealing;
        this.whole = whole;
    }

    /** The check of stored entries: an entry with a hidden part is broken. */
    public static ChainCheck ofWhole(Sealing sealing) {
        return new ChainCheck(sealing, true);
    }

    /** The check of a record in which parts may be hidden. */
    public static ChainCheck ofPartlyHidden(Sealing sealing) {
        return new ChainCheck(sealing, false);
    }

    @Override
    public void accept(StoredEntries.Entry line) {
        try {
            var texts = line.texts();
            var seals = texts.isSealed() && broken == 0 ? Optional.of(sealing.parse(texts)) : Optional.<ParsedSeals>empty();
            accept(line, seals.map(ParsedSeals::openForm).orElse(texts), seals.filter(ParsedSeals::hideParts).isPresent());
        } catch (IllegalArgumentException unfit) {
            accept(line, false);
        }
    }

    /**
     * Checks an entry whose seals are parsed already.
     *
     * @param open its open form
     * @param hides whether a part of it is hidden
     */
    public void accept(StoredEntries.Entry line, EntryTexts open, boolean hides) {
        if (broken == 0) {
            if (hides) {
                hidden++;
                firstHidden = firstHidden == 0 ? position + 1 : firstHidden;
            }
            accept(line, line.position() == position + 1 && !(whole && hidden > 0) && HashChain.next(head, position + 1, open).equals(line.hash()));
        }
    }

    private void accept(StoredEntries.Entry line, boolean fits) {
        position++;
        broken = fits ? 0 : position;
        head = line.hash();
    }

    /** The first position whose entry is not the stored one, 0 if there is none. */
    public int firstBroken() {
        return broken;
    }

    /** The number of entries with hidden parts. */
    public int hiddenCount() {
        return hidden;
    }

    /** The first position whose entry has a hidden part, 0 where none has. */
    public int firstHidden() {
        return firstHidden;
    }

    /** {@code intact} or where it is broken. */
    public String finding() {
        return broken == 0 ? VerificationReport.INTACT : "broken at " + broken;
    }
}
