package tercio.projections;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Corrects the p-values of a table for the number of its rows, by Holm: among twenty fair rows one is expected below 0.05. The smallest of m
 * values is multiplied by m, the next by m - 1, and so on; none becomes smaller than the one before it, nor greater than 1.
 */
public final class HolmCorrection {

    private HolmCorrection() {}

    /** @param values in the order of the rows; NaN for a row without a test, which stays NaN and counts for nothing */
    public static List<Double> of(List<Double> values) {
        var corrected = new ArrayList<>(values);
        var tested = IntStream.range(0, values.size()).filter(row -> !values.get(row).isNaN()).boxed().sorted(Comparator.comparing(values::get)).toList();
        double least = 0;
        for (int rank = 0; rank < tested.size(); rank++) {
            least = Math.max(least, Math.min(1, values.get(tested.get(rank)) * (tested.size() - rank)));
            corrected.set(tested.get(rank), least);
        }
        return corrected;
    }
}
