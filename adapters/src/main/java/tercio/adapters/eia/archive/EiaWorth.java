package tercio.adapters.eia.archive;

import java.util.Optional;
import tercio.adapters.archive.Means;
import tercio.domain.ruling.Forecast;

/**
 * What odds of a combat are worth to a power (reading: the rules value nothing against anything else).
 *
 * @param factor of an army factor lost or inflicted
 * @param point of a political point
 */
record EiaWorth(double factor, double point) {

    static final EiaWorth STANDARD = new EiaWorth(1, 3);

    private static final String LOST = "lostFactors/";
    private static final String POINTS = "politicalPoints/";

    /** Empty where the odds do not tell the losses of two sides of which the power leads one. */
    Optional<Double> of(String party, Forecast odds) {
        if (odds.parties().size() != 2 || !odds.parties().containsValue(party) || !odds.parties().keySet().stream().allMatch(side -> odds.figures().containsKey(LOST + side))) {
            return Optional.empty();
        }
        double worth = 0;
        for (var side : odds.parties().entrySet()) {
            double sign = side.getValue().equals(party) ? 1 : -1;
            worth -= sign * factor * Means.of(odds.figures().get(LOST + side.getKey()));
            var points = odds.figures().get(POINTS + side.getKey());
            worth += points == null ? 0 : sign * point * Means.of(points);
        }
        return Optional.of(worth);
    }

    /** The currency with its weights. */
    String currency() {
        return "factors (factor=%s, political point=%s)".formatted(Math.round(factor), Math.round(point));
    }
}
