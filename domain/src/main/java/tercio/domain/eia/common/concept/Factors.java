package tercio.domain.eia.common.concept;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A number of army factors by type. Types without factors are left out.
 *
 * @param counts positive counts, in the order of {@link FactorType}
 */
public record Factors(Map<FactorType, Integer> counts) {

    public static final Factors NONE = new Factors(Map.of());

    /** @throws IllegalArgumentException for a negative count */
    public Factors {
        var ordered = new EnumMap<FactorType, Integer>(FactorType.class);
        counts.forEach((type, count) -> {
            if (count < 0) {
                throw new IllegalArgumentException(count + " factors of " + type);
            }
            if (count > 0) {
                ordered.put(type, count);
            }
        });
        counts = Collections.unmodifiableMap(ordered);
    }

    /** Factors of one type. */
    public static Factors of(FactorType type, int count) {
        return new Factors(Map.of(type, count));
    }

    /** The factors of a type, 0 where there are none. */
    public int count(FactorType type) {
        return counts.getOrDefault(type, 0);
    }

    /** The factors of all these types. */
    public int count(Predicate<FactorType> which) {
        int sum = 0;
        for (var entry : counts.entrySet()) {
            sum += which.test(entry.getKey()) ? entry.getValue() : 0;
        }
        return sum;
    }

    /** The number of all factors. */
    public int total() {
        return count(type -> true);
    }

    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** Whether it has at least the other factors. */
    public boolean holds(Factors others) {
        return others.counts.entrySet().stream().allMatch(entry -> count(entry.getKey()) >= entry.getValue());
    }

    public Factors plus(Factors others) {
        var sum = new EnumMap<FactorType, Integer>(FactorType.class);
        sum.putAll(counts);
        others.counts.forEach((type, count) -> sum.merge(type, count, Integer::sum));
        return new Factors(sum);
    }

    public Factors plus(FactorType type, int count) {
        return plus(of(type, count));
    }

    /**
     * Subtracts factors.
     *
     * @throws IllegalArgumentException where it does not hold them
     */
    public Factors minus(Factors others) {
        var rest = new EnumMap<FactorType, Integer>(FactorType.class);
        rest.putAll(counts);
        others.counts.forEach((type, count) -> rest.merge(type, -count, Integer::sum));
        return new Factors(rest);
    }

    /** The factors of the selected types only. */
    public Factors only(Predicate<FactorType> which) {
        return new Factors(counts.entrySet().stream().filter(entry -> which.test(entry.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
}
