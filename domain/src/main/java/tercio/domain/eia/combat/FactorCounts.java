package tercio.domain.eia.combat;

import java.util.Arrays;

/** A number of factors for each line of a force. Immutable, with value equality. */
public final class FactorCounts {

    private final int[] counts;
    private final int hash;

    private FactorCounts(int[] counts) {
        this.counts = counts;
        this.hash = Arrays.hashCode(counts);
    }

    /** Wraps an array that the caller no longer uses. */
    static FactorCounts holding(int[] counts) {
        return new FactorCounts(counts);
    }

    int get(int line) {
        return counts[line];
    }

    int lines() {
        return counts.length;
    }

    int[] copy() {
        return counts.clone();
    }

    int sum(int from, int to) {
        int sum = 0;
        for (int line = from; line < to; line++) {
            sum += counts[line];
        }
        return sum;
    }

    int sum() {
        return sum(0, counts.length);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof FactorCounts that && hash == that.hash && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}
