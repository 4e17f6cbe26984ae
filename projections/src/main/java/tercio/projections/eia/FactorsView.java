package tercio.projections.eia;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import tercio.domain.eia.common.concept.Factors;

/**
 * Army factors for display.
 *
 * @param total the number of all factors, those whose types the viewer may not know included
 * @param counts by the word of their type; types without factors are left out
 */
public record FactorsView(int total, SequencedMap<String, Integer> counts) {

    static FactorsView of(Factors factors) {
        return of(factors, 0);
    }

    /** @param unseen more factors, of types that the viewer may not know */
    static FactorsView of(Factors factors, int unseen) {
        var counts = new LinkedHashMap<String, Integer>();
        factors.counts().forEach((type, count) -> counts.put(type.word(), count));
        return new FactorsView(factors.total() + unseen, counts);
    }

    /** {@code null} where they are hidden. */
    static FactorsView of(Optional<Factors> factors) {
        return factors.map(FactorsView::of).orElse(null);
    }
}
