package tercio.domain.ruling;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How likely each value of each figure of an outcome is, exactly.
 *
 * @param figures by their path in the outcome, such as {@code winner} or {@code phasing/losses}, in a steady order; the
 *     values of a figure are whole numbers, truth values, or anything that {@link Object#toString} writes as one word
 */
public record Forecast(Map<String, Distribution<?>> figures) {

    /** Nothing is told yet. */
    public static final Forecast EMPTY = new Forecast(Map.of());

    public Forecast {
        figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }

    /** With one figure more. */
    public Forecast with(String path, Distribution<?> values) {
        var more = new LinkedHashMap<>(figures);
        more.put(path, values);
        return new Forecast(more);
    }
}
