package tercio.adapters.eia.archive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.archive.Means;
import tercio.adapters.archive.Weights;
import tercio.domain.ruling.Forecast;

/** What odds of a combat are worth to a power, part by part (reading: the rules value nothing against anything else). */
final class EiaWorth {

    /** An army factor lost or inflicted. */
    static final String FACTOR = "factor";
    /** A political point. */
    static final String POINT = "point";
    static final Weights STANDARD = standard();

    private static final String LOST = "lostFactors/";
    private static final String POINTS = "politicalPoints/";

    private EiaWorth() {}

    private static Weights standard() {
        var weights = new LinkedHashMap<String, Double>();
        weights.put(FACTOR, 1.0);
        weights.put(POINT, 3.0);
        return new Weights("factors", weights);
    }

    /** Empty where the odds do not tell the losses of two sides of which the power leads one. */
    static Optional<Map<String, Double>> of(String party, Forecast odds) {
        if (odds.parties().size() != 2 || !odds.parties().containsValue(party) || !odds.parties().keySet().stream().allMatch(side -> odds.figures().containsKey(LOST + side))) {
            return Optional.empty();
        }
        var worth = new LinkedHashMap<String, Double>();
        for (var side : odds.parties().entrySet()) {
            double sign = side.getValue().equals(party) ? 1 : -1;
            worth.merge(FACTOR, -sign * Means.of(odds.figures().get(LOST + side.getKey())), Double::sum);
            var points = odds.figures().get(POINTS + side.getKey());
            if (points != null) {
                worth.merge(POINT, sign * Means.of(points), Double::sum);
            }
        }
        return Optional.of(worth);
    }
}
