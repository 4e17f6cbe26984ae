package tercio.domain.game;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The cost and the risks of a move, for a player who considers it.
 *
 * @param to the zone in which the move ends
 * @param path the zones it enters, in order
 * @param cost the movement cost, in the game's measure
 * @param left the movement left afterwards, in the same measure
 * @param active whether the move is active in the sense of the game: directed against an opponent
 * @param needs the least payment or declaration it requires, a phrase; {@code null} if none
 * @param risks the pieces that could stop it, and where
 * @param caught the exact chance that it is stopped, as a decimal fraction, if each such piece tries where its chance is best
 * @param toll the cost of the move itself if it is not stopped; {@code null} if nothing
 */
public record MovePreview(
        String to, List<String> path, int cost, int left, boolean active, Sentence needs, List<Risk> risks, String caught,
        Toll toll) {

    private static final int PLACES = 18;
    private static final int SHOWN_PLACES = 2;

    /**
     * A piece that could stop the move.
     *
     * @param by the piece
     * @param party its party
     * @param zone the zone on the path where it would try
     * @param kind the kind of attempt, a word of the game
     * @param chance the exact chance, as a decimal fraction
     * @param fraction the same as a fraction in lowest terms
     * @param reason the reasons for the chance: a phrase, or written by the names of modifiers
     */
    public record Risk(
            String by, String party, String zone, String kind, String chance, String fraction, Citation rule, Sentence reason) {

        /** @param weight of success, out of {@code whole} */
        public static Risk of(String by, String party, String zone, String kind, BigInteger weight, BigInteger whole,
                Citation rule, Sentence reason) {
            return new Risk(by, party, zone, kind, decimalOf(weight, whole), fractionOf(weight, whole), rule, reason);
        }
    }

    /**
     * A roll that the move itself brings, and the pieces that it may cost.
     *
     * @param kind the kind of roll, a word of the game
     * @param reason the reason for it, and its modifiers: written by their names
     * @param chance the exact chance that anything is lost, as a decimal fraction
     * @param losses the chance of each loss, least first
     * @param more the exact chance that the player must then choose between a further loss and another harm
     */
    public record Toll(String kind, Citation rule, Sentence reason, String chance, List<Loss> losses, String more) {

        /** @param chance the exact chance, as a decimal fraction */
        public record Loss(int lost, String chance) {}

        public Toll {
            losses = List.copyOf(losses);
        }
    }

    /** A move that costs no pieces by itself. */
    public MovePreview(String to, List<String> path, int cost, int left, boolean active, Sentence needs, List<Risk> risks, String caught) {
        this(to, path, cost, left, active, needs, risks, caught, null);
    }

    public MovePreview {
        path = List.copyOf(path);
        risks = List.copyOf(risks);
    }

    /**
     * A reason that is made of names of modifiers, as an explanation has them. A name is an identifier in English: whoever tells it looks its
     * words up by the rule.
     */
    public static Sentence modifierNames(String names) {
        return Sentence.ofText(names);
    }

    /** The text of a chance given as a weight out of {@code whole}. */
    public static String decimalOf(BigInteger weight, BigInteger whole) {
        return format(new BigDecimal(weight).divide(new BigDecimal(whole), PLACES, RoundingMode.HALF_EVEN));
    }

    /** The text of a chance. */
    public static String format(BigDecimal chance) {
        var exact = chance.stripTrailingZeros();
        return exact.setScale(Math.max(SHOWN_PLACES, exact.scale()), RoundingMode.UNNECESSARY).toPlainString();
    }

    private static String fractionOf(BigInteger weight, BigInteger whole) {
        var common = weight.gcd(whole);
        return weight.divide(common) + "/" + whole.divide(common);
    }
}
