package tercio.adapters.archive;

import java.math.BigInteger;
import tercio.domain.ruling.Distribution;

/** Means of exact distributions. */
public final class Means {

    private Means() {}

    /**
     * The mean of a figure whose values are whole numbers, or truth values, which count 1 and 0.
     *
     * @throws ClassCastException if they are anything else
     */
    public static double of(Distribution<?> figure) {
        var sum = new double[1];
        figure.forEach((value, weight) -> sum[0] += number(value) * share(weight, figure.whole()));
        return sum[0];
    }

    private static double number(Object value) {
        return value instanceof Boolean holds ? holds ? 1 : 0 : ((Number) value).doubleValue();
    }

    private static double share(BigInteger weight, BigInteger whole) {
        return weight.doubleValue() / whole.doubleValue();
    }
}
