package tercio.domain.ruling;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How likely each value of each figure of an outcome is, exactly.
 *
 * @param figures by their path in the outcome, such as {@code winner} or {@code phasing/losses}, in a steady order; the
 *     values of a figure are whole numbers, truth values, or anything that {@link Object#toString} writes as one word
 * @param parties who stands behind a side of the outcome: the party by the first part of a path
 */
public record Forecast(Map<String, Distribution<?>> figures, Map<String, String> parties) {

    /** Nothing is told yet. */
    public static final Forecast EMPTY = new Forecast(Map.of(), Map.of());

    public Forecast {
        figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
        parties = Collections.unmodifiableMap(new LinkedHashMap<>(parties));
    }

    /** With one figure more. */
    public Forecast with(String path, Distribution<?> values) {
        var more = new LinkedHashMap<>(figures);
        more.put(path, values);
        return new Forecast(more, parties);
    }

    /** With the party that is meant by a side. */
    public Forecast of(String side, String party) {
        var more = new LinkedHashMap<>(parties);
        more.put(side, party);
        return new Forecast(figures, more);
    }
}
