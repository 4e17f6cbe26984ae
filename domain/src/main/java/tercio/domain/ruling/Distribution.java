package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An exact probability distribution: each outcome has a weight, and the weights sum to {@code whole}.
 *
 * @param weights positive, one for each distinct outcome
 * @param whole the common denominator
 */
public record Distribution<S>(Map<S, BigInteger> weights, BigInteger whole) {

    public Distribution {
        weights = Map.copyOf(weights);
        if (!weights.values().stream().reduce(BigInteger.ZERO, BigInteger::add).equals(whole)) {
            throw new IllegalArgumentException("the probabilities do not sum to 1");
        }
    }

    /** The weight, out of {@link #whole()}, of all outcomes that fulfil the condition. */
    public BigInteger weightOf(Predicate<? super S> condition) {
        return weights.entrySet().stream()
                .filter(entry -> condition.test(entry.getKey()))
                .map(Map.Entry::getValue)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The distribution of what is seen of the outcomes. */
    public <T> Distribution<T> map(Function<? super S, ? extends T> seen) {
        var merged = new HashMap<T, BigInteger>();
        weights.forEach((state, weight) -> merged.merge(seen.apply(state), weight, BigInteger::add));
        return new Distribution<>(merged, whole);
    }
}
