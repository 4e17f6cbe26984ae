package tercio.domain.eu.scenario.adjustment.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.raiders;
import static tercio.domain.eu.common.game.SentenceNames.ships;

import java.util.Locale;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells adjustments at sea. The catalogs of {@code eu.adjustment} say how they read. */
record SeaChangePhrases(EuState board) {

    Keyed of(SeaChange change) {
        return switch (change) {
            case SeaChange.FleetRaised set -> say("result-fleet-raised").with("country", country(set.country())).with("ships", ships(set.ships().units())).with("where", place(set.at()));
            case SeaChange.FleetPlaced set -> of("result-fleet-placed", set.fleet()).with("where", place(set.at()));
            case SeaChange.FleetShips set -> of("result-fleet-ships", set.fleet()).with("ships", ships(set.ships().units())).with("veteran", set.veteran().orElse(false));
            case SeaChange.FleetWithdrawn set -> of("result-off", set.fleet());
            case SeaChange.FleetGold set -> of("fleet-gold", set.fleet()).with("ducats", set.ducats());
            case SeaChange.FleetConvoy set -> set.convoy().map(kind -> of("fleet-convoy", set.fleet())
                            .with("convoy", Sentence.of("eu.treasure.convoy").with("kind", kind.name().toLowerCase(Locale.ROOT))).with("transports", set.transports().orElseThrow()))
                    .orElseGet(() -> of("result-fleet-no-convoy", set.fleet()));
            case SeaChange.FleetBlockade set -> set.port().map(port -> of("result-fleet-blockades", set.fleet()).with("port", place(port)))
                    .orElseGet(() -> of("result-fleet-no-blockade", set.fleet()));
            case SeaChange.CorsairsSet set -> set.level() == 0 ? say("result-corsairs-none").with("where", place(set.zone()))
                    : say("corsairs").with("raiders", raiders(new Raid(set.by(), set.level(), 0))).with("where", place(set.zone()));
            case SeaChange.DamagedSet set -> say("result-damaged").with("country", country(set.country()))
                    .with("waters", new Name("eu.waters", set.waters().value(), SeaAdjustments.REGIONS.getOrDefault(set.waters(), set.waters().value().replace('_', ' '))))
                    .with("ships", ships(set.ships().units()));
            case SeaChange.GoldSet set -> say("gold").with("ducats", set.ducats()).with("where", place(set.province()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.adjustment." + key);
    }

    private Keyed of(String key, StackId fleet) {
        return say(key).with("stack", EuChangePhrases.fleet(board, fleet));
    }
}
