package tercio.adapters.eu.archive;

import java.util.Optional;
import tercio.adapters.archive.Means;
import tercio.domain.ruling.Distribution;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.ruling.Forecast;

/**
 * What odds are worth to a country (reading: the rules value nothing against anything else). Inflicted losses count for it, its own and those of
 * its allies against it.
 *
 * @param ld of an LD
 * @param ship of a warship that sinks
 * @param town of a fortress that falls
 */
record EuWorth(double ld, double ship, double town) {

    static final EuWorth STANDARD = new EuWorth(1, 1, 4);

    private static final double THIRDS = 3;
    private static final String FALLS = "fortressFalls";

    /** Empty where the odds tell no losses. */
    Optional<Double> of(EuState board, String party, Forecast odds) {
        int alliance = board.allianceOf(party);
        double worth = 0;
        boolean told = false;
        for (var side : odds.parties().entrySet()) {
            var lost = lost(odds, side.getKey());
            if (lost.isPresent()) {
                told = true;
                worth += board.allianceOf(side.getValue()) == alliance ? -lost.get() : lost.get();
            }
        }
        if (told && odds.figures().containsKey(FALLS)) {
            boolean besieges = Optional.ofNullable(odds.parties().get("besieger")).filter(country -> board.allianceOf(country) == alliance).isPresent();
            worth += (besieges ? town : -town) * Means.of(odds.figures().get(FALLS));
        }
        return told ? Optional.of(worth) : Optional.empty();
    }

    /** What a side loses on the average, in LD on land and ships at sea, by their weights. */
    private Optional<Double> lost(Forecast odds, String side) {
        return mean(odds, side + "/lossesLd").map(mean -> mean * ld)
                .or(() -> mean(odds, side + "/lossesThirds").map(mean -> mean / THIRDS * ld))
                .or(() -> mean(odds, side + "/destroyedThirds").map(mean -> mean / THIRDS * ship));
    }

    private static Optional<Double> mean(Forecast odds, String path) {
        return Optional.<Distribution<?>>ofNullable(odds.figures().get(path)).map(Means::of);
    }

    /** The currency with its weights. */
    String currency() {
        return "LD (ld=%s, ship=%s, town=%s)".formatted(weight(ld), weight(ship), weight(town));
    }

    private static String weight(double weight) {
        return weight == Math.rint(weight) ? String.valueOf((long) weight) : String.valueOf(weight);
    }
}
