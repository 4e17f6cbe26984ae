package tercio.application.receipt;

import java.util.Locale;
import java.util.Optional;

/**
 * The result of the check of a receipt.
 *
 * @param heldUpTo the newest position up to which another receipt of the same check shows that nothing was changed; 0 without any
 * @param from the first position that cannot be what the receipt covers; empty where the finding is not about positions. The
 *     change lies after {@code heldUpTo} and not after this
 */
public record ReceiptResult(Receipt receipt, Finding finding, int heldUpTo, Optional<Integer> from) {

    /** The kinds of results. */
    public enum Finding {
        /** Everything that the receipt covers is there, unchanged. */
        CONTAINED,
        /** Something up to the position of the receipt was changed, inserted or dropped. */
        CHANGED,
        /** The game ends before the position of the receipt: its newest events were cut off. */
        CUT_OFF,
        /** The events are there, but under the name of another game. */
        OTHER_GAME,
        /** No game has this id. */
        NO_GAME,
        /** The signature does not fit the receipt, so it was altered. */
        WRONG_SIGNATURE,
        /** The receipt was signed with a key that is not known here. */
        UNKNOWN_KEY;

        /** Its name in the public interface. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Whether the receipt holds. */
    public boolean holds() {
        return finding == Finding.CONTAINED;
    }

    static ReceiptResult withoutPosition(Receipt receipt, Finding finding) {
        return new ReceiptResult(receipt, finding, 0, Optional.empty());
    }

    /** One sentence for a player. */
    public String text() {
        var saw = "the receipt of position " + receipt.position() + " ";
        return switch (finding) {
            case CONTAINED -> saw + "holds: all events up to there are what it saw";
            case CHANGED -> saw + "fails: position " + from.orElseThrow() + " is not what it saw; the change lies at a position from "
                    + (heldUpTo + 1) + " to " + from.orElseThrow();
            case CUT_OFF -> saw + "fails: position " + from.orElseThrow() + " is missing or changed; the events after position "
                    + (from.orElseThrow() - 1) + " that it saw are not there";
            case OTHER_GAME -> saw + "fails: the events that it saw are here under the name of another game than " + receipt.game();
            case NO_GAME -> saw + "fails: there is no game " + receipt.game() + " here";
            case WRONG_SIGNATURE -> saw + "proves nothing: its signature does not fit its fields, so it was altered";
            case UNKNOWN_KEY -> saw + "proves nothing: the key " + receipt.key() + " that signed it is not known here";
        };
    }
}
