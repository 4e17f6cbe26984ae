package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An exact probability distribution: each outcome has a weight, and the weights sum to {@code whole}.
 *
 * @param weights positive, one for each distinct outcome, in a steady order
 * @param whole the common denominator
 */
public record Distribution<S>(Map<S, BigInteger> weights, BigInteger whole) {

    public Distribution {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
        var sum = BigInteger.ZERO;
        for (var weight : weights.values()) {
            sum = sum.add(weight);
        }
        if (!sum.equals(whole)) {
            throw new IllegalArgumentException("the probabilities do not sum to 1");
        }
    }

    /** The one outcome that is sure. */
    public static <S> Distribution<S> certain(S outcome) {
        return new Distribution<>(Map.of(outcome, BigInteger.ONE), BigInteger.ONE);
    }

    /** The weight, out of {@link #whole()}, of all outcomes that fulfil the condition. */
    public BigInteger weightOf(Predicate<? super S> condition) {
        var sum = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            if (condition.test(entry.getKey())) {
                sum = sum.add(entry.getValue());
            }
        }
        return sum;
    }

    /** The distribution of what is seen of the outcomes. */
    public <T> Distribution<T> map(Function<? super S, ? extends T> seen) {
        var merged = new LinkedHashMap<T, BigInteger>();
        weights.forEach((state, weight) -> merged.merge(seen.apply(state), weight, BigInteger::add));
        return new Distribution<>(merged, whole);
    }

    /** Outcomes of which the same is seen, merged into one of them, which stands for all. */
    public Distribution<S> alike(Function<? super S, ?> seen) {
        var first = new LinkedHashMap<Object, S>();
        return map(state -> {
            var known = first.putIfAbsent(seen.apply(state), state);
            return known == null ? state : known;
        });
    }

    /**
     * What comes of this when one outcome is followed by others: the distribution over all that follows.
     *
     * @param next what follows an outcome; called once for each
     */
    public <T> Distribution<T> then(Function<? super S, Distribution<T>> next) {
        if (weights.size() == 1) {
            return next.apply(weights.keySet().iterator().next());
        }
        var following = new LinkedHashMap<S, Distribution<T>>();
        var common = BigInteger.ONE;
        for (var state : weights.keySet()) {
            var then = next.apply(state);
            following.put(state, then);
            common = common.divide(common.gcd(then.whole())).multiply(then.whole());
        }
        var merged = new LinkedHashMap<T, BigInteger>();
        for (var entry : following.entrySet()) {
            var scale = weights.get(entry.getKey()).multiply(common.divide(entry.getValue().whole()));
            entry.getValue().weights().forEach((outcome, weight) -> merged.merge(outcome, weight.multiply(scale), BigInteger::add));
        }
        return new Distribution<>(merged, whole.multiply(common));
    }
}
