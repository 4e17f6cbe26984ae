package tercio.domain.ruling;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tercio.domain.sentence.Sentence;

/**
 * The exact probability of each value of each figure of an outcome.
 *
 * @param figures by their path in the outcome, such as {@code winner} or {@code phasing/losses}, in a stable order; the
 *     values of a figure are whole numbers, truth values, or anything that {@link Object#toString} writes as one word
 * @param parties the party of each side of the outcome, by the first part of a path
 * @param assumptions the assumed choices of the players and what the odds ignore, as sentences; empty if there are none
 */
public record Forecast(Map<String, Distribution<?>> figures, Map<String, String> parties, List<Sentence> assumptions) {

    /** A forecast without figures. */
    public static final Forecast EMPTY = new Forecast(Map.of(), Map.of());

    /** A forecast that assumes nothing. */
    public Forecast(Map<String, Distribution<?>> figures, Map<String, String> parties) {
        this(figures, parties, List.of());
    }

    public Forecast {
        assumptions = List.copyOf(assumptions);
        figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
        parties = Collections.unmodifiableMap(new LinkedHashMap<>(parties));
    }

    /** Adds a figure. */
    public Forecast with(String path, Distribution<?> values) {
        var more = new LinkedHashMap<>(figures);
        more.put(path, values);
        return new Forecast(more, parties, assumptions);
    }

    /**
     * The mixture of several forecasts, of which chance decides first which one counts. All have the same figures and parties.
     *
     * @param following the forecast that counts after an outcome of {@code first}
     */
    public static <T> Forecast mixture(Distribution<T> first, Function<? super T, Forecast> following) {
        var example = following.apply(first.outcomes().getFirst());
        var figures = new LinkedHashMap<String, Distribution<?>>();
        for (var path : example.figures.keySet()) {
            figures.put(path, first.then(outcome -> following.apply(outcome).figures.get(path).<Object>map(value -> value)));
        }
        return new Forecast(figures, example.parties, example.assumptions);
    }

    /** Names the party of a side. */
    public Forecast withParty(String side, String party) {
        var more = new LinkedHashMap<>(parties);
        more.put(side, party);
        return new Forecast(figures, more, assumptions);
    }

    /** This forecast with these assumptions. */
    public Forecast withAssumptions(List<Sentence> sentences) {
        return new Forecast(figures, parties, sentences);
    }
}
