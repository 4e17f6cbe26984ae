package tercio.projections;

import java.util.List;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/**
 * The sum of independent results beside its exact distribution. Distributions are folded as long as the sum has at most {@value #VALUES}
 * values; from there on the normal distribution is used, which is its limit.
 */
final class LuckSum {

    private static final int VALUES = 2_048;
    private static final double NEAR = 1e-9;

    private int count;
    private long actual;
    private long least;
    private double expected;
    private double variance;
    private double[] chances = {1};

    /**
     * Adds a result.
     *
     * @param from the smallest value that was possible
     * @param each the chance of each value from the smallest on
     */
    void add(int came, int from, List<Double> each) {
        double whole = each.stream().mapToDouble(Double::doubleValue).sum();
        double mean = 0;
        double squares = 0;
        for (int at = 0; at < each.size(); at++) {
            double chance = each.get(at) / whole;
            mean += chance * (from + at);
            squares += chance * (from + at) * (from + at);
        }
        count++;
        actual += came;
        least += from;
        expected += mean;
        variance += Math.max(0, squares - mean * mean);
        chances = chances == null || chances.length + each.size() > VALUES ? null : convolve(chances, each, whole);
    }

    private static double[] convolve(double[] sum, List<Double> each, double whole) {
        var more = new double[sum.length + each.size() - 1];
        for (int at = 0; at < each.size(); at++) {
            double chance = each.get(at) / whole;
            for (int value = 0; chance > 0 && value < sum.length; value++) {
                more[value + at] += sum[value] * chance;
            }
        }
        return more;
    }

    int count() {
        return count;
    }

    long actual() {
        return actual;
    }

    double expectation() {
        return expected;
    }

    double variance() {
        return variance;
    }

    /** Standard deviations of the sum from its mean; NaN where nothing was left to chance. */
    double z() {
        return variance < NEAR ? Double.NaN : (actual - expected) / Math.sqrt(variance);
    }

    /** The chance of a sum at least as far from its mean, on either side; NaN where nothing was left to chance. */
    double pValue() {
        if (variance < NEAR) {
            return Double.NaN;
        }
        if (chances == null) {
            return RegularizedGamma.Q.value(0.5, z() * z() / 2);
        }
        double far = Math.abs(actual - expected) - NEAR;
        double sum = 0;
        for (int value = 0; value < chances.length; value++) {
            if (Math.abs(least + value - expected) >= far) {
                sum += chances[value];
            }
        }
        return Math.min(1, sum);
    }
}
