package tercio.application.receipt;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

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
    public Sentence.Keyed sentence() {
        return switch (finding) {
            case CONTAINED -> say("kernel.receipt.contained");
            case CHANGED -> say("kernel.receipt.changed").with("at", from.orElseThrow()).with("first", heldUpTo + 1);
            case CUT_OFF -> say("kernel.receipt.cut-off").with("at", from.orElseThrow()).with("last", from.orElseThrow() - 1);
            case OTHER_GAME -> say("kernel.receipt.other-game").with("game", new Text(receipt.game()));
            case NO_GAME -> say("kernel.receipt.no-game").with("game", new Text(receipt.game()));
            case WRONG_SIGNATURE -> say("kernel.receipt.wrong-signature");
            case UNKNOWN_KEY -> say("kernel.receipt.unknown-key").with("key", new Text(receipt.key()));
        };
    }

    private Sentence.Keyed say(String key) {
        return Sentence.of(key).with("position", receipt.position());
    }
}
