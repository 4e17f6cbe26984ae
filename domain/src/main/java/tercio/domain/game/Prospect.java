package tercio.domain.game;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import tercio.domain.ruling.Citation;

/**
 * What a player who looks at a move wants to know before it is made.
 *
 * @param to the zone where it ends
 * @param path the zones that are entered, in order
 * @param cost in the game's measure of movement
 * @param left of that measure, afterwards
 * @param active whether it goes against somebody, in the sense of the game
 * @param needs the least that must be paid or declared for it, in words; {@code null} where nothing special is needed
 * @param risks who could stop it where
 * @param caught the chance that somebody stops it, exact, as a decimal fraction: each who could tries where it does best
 */
public record Prospect(
        String to, List<String> path, int cost, int left, boolean active, String needs, List<Risk> risks, String caught) {

    private static final int PLACES = 18;
    private static final int SHOWN_PLACES = 2;

    /**
     * Somebody who could stop the move.
     *
     * @param by the piece
     * @param party whose piece it is
     * @param zone where on the path
     * @param kind what it would try, a word of the game
     * @param chance exact, as a decimal fraction
     * @param fraction the same as a fraction in lowest terms
     * @param reason what makes the chance what it is
     */
    public record Risk(
            String by, String party, String zone, String kind, String chance, String fraction, Citation rule, String reason) {

        /** @param weight of success, out of {@code whole} */
        public static Risk of(String by, String party, String zone, String kind, BigInteger weight, BigInteger whole,
                Citation rule, String reason) {
            return new Risk(by, party, zone, kind, decimalOf(weight, whole), fractionOf(weight, whole), rule, reason);
        }
    }

    public Prospect {
        path = List.copyOf(path);
        risks = List.copyOf(risks);
    }

    private static String decimalOf(BigInteger weight, BigInteger whole) {
        return written(new BigDecimal(weight).divide(new BigDecimal(whole), PLACES, RoundingMode.HALF_EVEN));
    }

    /** A chance as it stands in a prospect. */
    public static String written(BigDecimal chance) {
        var exact = chance.stripTrailingZeros();
        return exact.setScale(Math.max(SHOWN_PLACES, exact.scale()), RoundingMode.UNNECESSARY).toPlainString();
    }

    private static String fractionOf(BigInteger weight, BigInteger whole) {
        var common = weight.gcd(whole);
        return weight.divide(common) + "/" + whole.divide(common);
    }
}
