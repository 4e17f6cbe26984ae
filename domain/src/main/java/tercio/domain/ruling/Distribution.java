package tercio.domain.ruling;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** An exact probability distribution: each outcome has a weight, and the weights sum to {@link #whole()}. Immutable. */
public final class Distribution<S> {

    private final StateWeights<S> weights;
    private final BigInteger whole;

    /** @param weights complete: nothing is added to them later */
    Distribution(StateWeights<S> weights, BigInteger whole) {
        if (!weights.sum().equals(whole)) {
            throw new IllegalArgumentException("the probabilities do not sum to 1");
        }
        this.weights = weights;
        this.whole = whole;
    }

    /**
     * @param weights positive, one for each distinct outcome, in a stable order
     * @param whole the common denominator, to which the weights must sum
     */
    public static <S> Distribution<S> of(Map<S, BigInteger> weights, BigInteger whole) {
        return new Distribution<>(StateWeights.of(weights, whole), whole);
    }

    /**
     * @param ways of the outcome at the same place, positive; equal outcomes merge, in the order in which they first come
     * @param whole the common denominator, to which the ways must sum
     */
    public static <S> Distribution<S> ofWays(List<S> outcomes, long[] ways, BigInteger whole) {
        var weights = new StateWeights<S>(whole, outcomes.size());
        for (int at = 0; at < outcomes.size(); at++) {
            weights.add(outcomes.get(at), ways[at]);
        }
        return new Distribution<>(weights, whole);
    }

    /** The distribution of a certain outcome. */
    public static <S> Distribution<S> certain(S outcome) {
        return of(Collections.singletonMap(outcome, BigInteger.ONE), BigInteger.ONE);
    }

    /** The weight of each outcome, in a stable order. */
    public Map<S, BigInteger> weights() {
        var all = new LinkedHashMap<S, BigInteger>(weights.size() * 2);
        for (int at = 0; at < weights.size(); at++) {
            all.put(weights.state(at), weights.weight(at));
        }
        return Collections.unmodifiableMap(all);
    }

    /** Calls for each outcome with its weight, in the order of {@link #weights}. */
    public void forEach(BiConsumer<? super S, BigInteger> outcome) {
        for (int at = 0; at < weights.size(); at++) {
            outcome.accept(weights.state(at), weights.weight(at));
        }
    }

    /** All outcomes, in a stable order. */
    public List<S> outcomes() {
        var all = new ArrayList<S>(weights.size());
        for (int at = 0; at < weights.size(); at++) {
            all.add(weights.state(at));
        }
        return Collections.unmodifiableList(all);
    }

    /** The common denominator of all weights. */
    public BigInteger whole() {
        return whole;
    }

    /** The weight, out of {@link #whole()}, of all outcomes that satisfy the condition. */
    public BigInteger weightOf(Predicate<? super S> condition) {
        var sum = BigInteger.ZERO;
        for (int at = 0; at < weights.size(); at++) {
            if (condition.test(weights.state(at))) {
                sum = sum.add(weights.weight(at));
            }
        }
        return sum;
    }

    /**
     * The conditional distribution: the outcomes that satisfy the condition, given that one of them occurs.
     *
     * @throws IllegalArgumentException where none of them can come
     */
    public Distribution<S> conditionalOn(Predicate<? super S> condition) {
        var part = weightOf(condition);
        if (part.signum() == 0) {
            throw new IllegalArgumentException("no outcome satisfies the condition");
        }
        var held = new StateWeights<S>(part, weights.size());
        for (int at = 0; at < weights.size(); at++) {
            if (condition.test(weights.state(at))) {
                held.add(weights.state(at), weights, at, 1);
            }
        }
        return new Distribution<>(held, part);
    }

    /** The distribution of a function of the outcome. */
    public <T> Distribution<T> map(Function<? super S, ? extends T> seen) {
        var merged = new StateWeights<T>(whole, 0);
        var signal = Cancellation.signal();
        for (int at = 0; at < weights.size(); at++) {
            Cancellation.check(signal, at);
            merged.add(seen.apply(weights.state(at)), weights, at, 1);
        }
        return new Distribution<>(merged, whole);
    }

    /** Merges outcomes for which the function is equal; the first of them represents all. */
    public Distribution<S> mergedBy(Function<? super S, ?> seen) {
        var first = new HashMap<Object, S>();
        return map(state -> {
            var known = first.putIfAbsent(seen.apply(state), state);
            return known == null ? state : known;
        });
    }

    /**
     * The distribution after a further random step.
     *
     * @param next the distribution that follows an outcome; called once for each outcome
     * @throws TooManyStates if there would be more outcomes than can be kept
     */
    public <T> Distribution<T> then(Function<? super S, Distribution<T>> next) {
        if (weights.size() == 1) {
            return next.apply(weights.state(0));
        }
        var following = new ArrayList<Distribution<T>>(weights.size());
        var common = BigInteger.ONE;
        for (int at = 0; at < weights.size(); at++) {
            Cancellation.check();
            var then = next.apply(weights.state(at));
            following.add(then);
            common = common.divide(common.gcd(then.whole)).multiply(then.whole);
        }
        var all = whole.multiply(common);
        var merged = new StateWeights<T>(all, weights.size() * 2);
        for (int at = 0; at < weights.size(); at++) {
            var then = following.get(at);
            var scale = weights.weight(at).multiply(common.divide(then.whole));
            for (int to = 0; to < then.weights.size(); to++) {
                merged.add(then.weights.state(to), then.weights.weight(to).multiply(scale));
            }
            Cancellation.check();
            TooManyStates.refuse(merged.size());
        }
        return new Distribution<>(merged, all);
    }

    /** The internal weights; the caller must not change them. */
    StateWeights<S> stateWeights() {
        return weights;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution<?> that && whole.equals(that.whole) && weights().equals(that.weights());
    }

    @Override
    public int hashCode() {
        return weights().hashCode();
    }

    @Override
    public String toString() {
        return weights() + " of " + whole;
    }
}
