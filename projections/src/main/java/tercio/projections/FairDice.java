package tercio.projections;

import java.util.List;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/**
 * Pearson's test of a series of rolls against a fair die.
 *
 * <p>The chi-squared distribution is a limit: three equal rolls of a d10 have a p-value of 0.0014 by it, while one in a
 * hundred such series of a fair die is like that. So a series with fewer than {@value #FEWEST_EXPECTED} expected rolls for
 * each side (the usual bound for the limit) is tested exactly: the probabilities of all series of that length that deviate
 * at least as much are added up.
 */
public final class FairDice {

    private static final int FEWEST_EXPECTED = 5;

    private FairDice() {}

    /**
     * The probability that a fair die deviates at least as much, by the sum of squared deviations.
     *
     * @param counts the number of times that each side came up; at least one did
     */
    public static double deviatesAtLeastAs(List<Integer> counts) {
        int rolls = counts.stream().mapToInt(Integer::intValue).sum();
        return rolls < FEWEST_EXPECTED * counts.size() ? exact(counts, rolls) : limit(counts, rolls);
    }

    static double limit(List<Integer> counts, int rolls) {
        double expected = (double) rolls / counts.size();
        double chiSquare = counts.stream().mapToDouble(count -> (count - expected) * (count - expected) / expected).sum();
        return RegularizedGamma.Q.value((counts.size() - 1) / 2.0, chiSquare / 2);
    }

    /** Exact test. The deviation of a series grows with the sum of the squares of its counts, which is a whole number. */
    static double exact(List<Integer> counts, int rolls) {
        int squares = counts.stream().mapToInt(count -> count * count).sum();
        var chances = new double[rolls + 1][];
        chances[0] = new double[] {1};
        for (int sides = counts.size(); sides > 1; sides--) {
            chances = withOneMoreSide(chances, 1.0 / sides, rolls);
        }
        return sumFrom(squares, lastSideTakesTheRest(chances, rolls));
    }

    /**
     * The chances of the sums of squares over one side more, by how many rolls the sides so far took.
     *
     * @param share the chance that one of the rolls left shows this side
     */
    private static double[][] withOneMoreSide(double[][] before, double share, int rolls) {
        var after = new double[rolls + 1][];
        for (int taken = 0; taken <= rolls; taken++) {
            after[taken] = new double[taken * taken + 1];
        }
        for (int taken = 0; taken <= rolls; taken++) {
            if (before[taken] == null) {
                continue;
            }
            int left = rolls - taken;
            double chance = Math.pow(1 - share, left);
            for (int count = 0; count <= left; count++) {
                add(before[taken], chance, after[taken + count], count * count);
                chance *= (double) (left - count) / (count + 1) * share / (1 - share);
            }
        }
        return after;
    }

    private static double[] lastSideTakesTheRest(double[][] before, int rolls) {
        var sums = new double[rolls * rolls + 1];
        for (int taken = 0; taken <= rolls; taken++) {
            if (before[taken] != null) {
                add(before[taken], 1, sums, (rolls - taken) * (rolls - taken));
            }
        }
        return sums;
    }

    private static void add(double[] chances, double weight, double[] to, int shift) {
        for (int squares = 0; squares < chances.length; squares++) {
            to[squares + shift] += chances[squares] * weight;
        }
    }

    private static double sumFrom(int squares, double[] chances) {
        double sum = 0;
        for (int at = chances.length - 1; at >= squares; at--) {
            sum += chances[at];
        }
        return Math.min(1, sum);
    }
}
