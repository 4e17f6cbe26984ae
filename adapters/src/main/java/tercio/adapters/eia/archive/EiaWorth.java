package tercio.adapters.eia.archive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.archive.Means;
import tercio.adapters.archive.Weights;
import tercio.domain.eia.combat.CombatValue;
import tercio.domain.ruling.Forecast;

/**
 * The worth of the odds of a combat to a power, part by part (reading: the rules value nothing against anything else). The standard weights are those by which
 * the equilibrium of chits is found, so that the best chit is worth what the equilibrium is.
 */
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
        weights.put(FACTOR, (double) CombatValue.STANDARD.factor());
        weights.put(POINT, (double) CombatValue.STANDARD.politicalPoint());
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
