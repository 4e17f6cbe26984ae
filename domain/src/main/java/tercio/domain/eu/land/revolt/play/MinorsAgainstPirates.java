package tercio.domain.eu.land.revolt.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightPirates;
import tercio.domain.eu.land.revolt.play.RevoltEvent.PiratesFought;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Sentence;

/**
 * The fights of minor countries against pirates without counters, once a round in each sea trade zone with pirates and without a trade
 * fleet of a major country (EU-CORSAIR-PIRATES). Readings: the first alliance throws the dice, in its sieges; only zones count whose trade
 * fleets the scenario tells; of several counters the largest of a sea zone loses the side.
 */
public final class MinorsAgainstPirates {

    static final String RULE = "EU-CORSAIR-PIRATES";

    private MinorsAgainstPirates() {}

    /** The sea trade zones that have their roll of this round before them. */
    public static List<TradeZoneId> openTradeZones(WarView board) {
        if (!(board.state().phase() instanceof Phase.Sieges sieges) || sieges.turnOf() != 0) {
            return List.of();
        }
        return board.state().scenario().sessionOrNone().trade().keySet().stream().sorted().filter(TradeZones::isAtSea)
                .filter(zone -> !board.state().navies().hasFoughtPirates(zone) && zone(board, zone).isFought()).toList();
    }

    /** The minor countries in a sea trade zone. */
    public static MinorsAgainstCorsairs.Zone zone(WarView board, TradeZoneId trade) {
        var fleets = board.state().scenario().sessionOrNone().trade().get(trade);
        return new MinorsAgainstCorsairs.Zone(pirateZone(board, trade).isPresent(), fleets.major(), fleets.sides());
    }

    /** The sea zone of the pirates in a trade zone who would lose a side. */
    private static Optional<SpaceId> pirateZone(WarView board, TradeZoneId trade) {
        var raids = board.state().marks().raids();
        return raids.keySet().stream().filter(at -> CorsairOwner.of(raids.get(at).by()) == CorsairOwner.PIRATES && board.map().sea(at).isPresent())
                .filter(at -> raids.get(at).tradeZone().map(trade::equals).orElseGet(() -> TradeZones.PRINTED.seas(trade).contains(at)))
                .min(Comparator.comparingInt((SpaceId at) -> -raids.get(at).level()).thenComparing(at -> at));
    }

    /** The country that throws the dice. */
    static CountryId rollingCountry(WarView board) {
        return board.state().members(board.state().allianceAt(0)).getFirst();
    }

    static Option option(TradeZoneId trade) {
        return new Option(Sentence.of("eu.revolt.to-throw"), new FightPirates(trade));
    }

    static Execution fight(EuCommandRun play, FightPirates command) {
        var board = play.board();
        if (command.tradeZone() == null || !openTradeZones(board).contains(command.tradeZone())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.revolt.refused-minors-against-pirates"),
                    openTradeZones(board).stream().map(MinorsAgainstPirates::option).toList());
        }
        var trade = command.tradeZone();
        var recorder = StepRecorder.recording();
        var roll = MinorsAgainstCorsairs.fight();
        return switch (roll.procedure().start(roll.start(zone(board, trade)), play.dice("pirates in " + trade), recorder)) {
            case Run.MissingDie<SingleRoll.RollState<MinorsAgainstCorsairs.Zone, Success>> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<MinorsAgainstCorsairs.Zone, Success>> waiting -> throw new IllegalStateException("the fight waits for no choice");
            case Run.Finished<SingleRoll.RollState<MinorsAgainstCorsairs.Zone, Success>> rolled -> {
                play.addRolls(rolled.rolls());
                boolean success = rolled.state().result().isSuccess();
                var at = pirateZone(board, trade).orElseThrow();
                int level = board.state().marks().raids().get(at).level();
                play.emit(new PiratesFought(trade, at, success, success ? level - 1 : level), recorder.steps());
                yield EuCommandRun.success();
            }
        };
    }

    /** The odds of a fight that may be rolled now. */
    static Optional<Forecast> odds(WarView board, TradeZoneId trade) {
        var roll = MinorsAgainstCorsairs.fight();
        return trade == null || !openTradeZones(board).contains(trade) ? Optional.empty()
                : Optional.of(Forecast.EMPTY.with("result", roll.procedure().distribution(roll.start(zone(board, trade))).map(SingleRoll.RollState::result)));
    }
}
