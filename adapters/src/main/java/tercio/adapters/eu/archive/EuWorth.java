package tercio.adapters.eu.archive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.archive.Means;
import tercio.adapters.archive.Weights;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * The worth of odds to a country, part by part (reading: the rules value nothing against anything else). Inflicted losses count for it, its own and
 * those of its allies against it.
 */
final class EuWorth {

    /** An LD. */
    static final String LD = "ld";
    /** A warship that sinks. */
    static final String SHIP = "ship";
    /** A fortress that falls. */
    static final String TOWN = "town";
    static final Weights STANDARD = standard();

    private static final double THIRDS = 3;
    private static final String FALLS = "fortressFalls";

    private EuWorth() {}

    private static Weights standard() {
        var weights = new LinkedHashMap<String, Double>();
        weights.put(LD, 1.0);
        weights.put(SHIP, 1.0);
        weights.put(TOWN, 4.0);
        return new Weights("LD", weights);
    }

    /** Empty where the odds tell no losses. */
    static Optional<Map<String, Double>> of(EuState board, CountryId party, Forecast odds) {
        var alliance = board.allianceOf(party);
        var worth = new LinkedHashMap<String, Double>();
        boolean told = false;
        for (var side : odds.parties().entrySet()) {
            double sign = board.allianceOf(new CountryId(side.getValue())) == alliance ? -1 : 1;
            told |= add(worth, LD, sign, mean(odds, side.getKey() + "/lossesLd").or(() -> mean(odds, side.getKey() + "/lossesThirds").map(mean -> mean / THIRDS)))
                    || add(worth, SHIP, sign, mean(odds, side.getKey() + "/destroyedThirds").map(mean -> mean / THIRDS));
        }
        if (told && odds.figures().containsKey(FALLS)) {
            boolean besieges = Optional.ofNullable(odds.parties().get("besieger")).map(CountryId::new).filter(country -> board.allianceOf(country) == alliance).isPresent();
            add(worth, TOWN, besieges ? 1 : -1, mean(odds, FALLS));
        }
        return told ? Optional.of(worth) : Optional.empty();
    }

    private static boolean add(Map<String, Double> worth, String part, double sign, Optional<Double> amount) {
        amount.ifPresent(mean -> worth.merge(part, sign * mean, Double::sum));
        return amount.isPresent();
    }

    private static Optional<Double> mean(Forecast odds, String path) {
        return Optional.<Distribution<?>>ofNullable(odds.figures().get(path)).map(Means::of);
    }
}
