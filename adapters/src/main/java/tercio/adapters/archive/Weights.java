package tercio.adapters.archive;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The currency in which the answers of a decision are valued.
 *
 * @param unit of a value, as the players say it; empty where nothing is valued
 * @param parts the weight of each part in this unit, by words that never change
 */
public record Weights(String unit, Map<String, Double> parts) {

    /** The worth in a rulebook that values nothing. */
    static final Weights NONE = new Weights("", Map.of());

    public Weights {
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    /** The value of amounts by part; a part without a weight counts nothing. */
    public double value(Map<String, Double> amounts) {
        return amounts.entrySet().stream().mapToDouble(each -> each.getValue() * parts.getOrDefault(each.getKey(), 0.0)).sum();
    }

    /** The currency with its weights, as in {@code LD (ld=1, town=4)}. */
    public String toText() {
        return unit + " (" + parts.entrySet().stream().map(part -> part.getKey() + "=" + format(part.getValue())).collect(Collectors.joining(", ")) + ")";
    }

    private static String format(double weight) {
        return weight == Math.rint(weight) ? String.valueOf((long) weight) : String.valueOf(weight);
    }
}
