package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Journey;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.MovementDuty.ThreatenedDepot;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.DepotCounters;
import tercio.domain.eia.play.lines.DepotGarrison;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.eia.play.movement.MarchCommand.AnswerDepotThreat;
import tercio.domain.eia.play.movement.MarchCommand.ConvertDepot;
import tercio.domain.eia.play.movement.MarchCommand.DestroyDepot;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** Enemy depots in an area that a piece enters (EIA-7.3.6). */
final class EnemyDepots {

    static final String RULE = "EIA-7.3.6.1";
    static final String GARRISONED = "EIA-7.3.6.2";

    private record Entered(Power power, Location at, Journey journey, String title) {}

    private EnemyDepots() {}

    /** Asks the owner of a garrisoned depot in an area that an enemy piece entered. */
    static void threaten(EiaPlay play, Power power, String piece, String area) {
        if (new MarchGround(play.board(), power).waitsForDepot(area)) {
            var depot = play.board().depot(area).orElseThrow();
            play.happens(new MarchEvent.DepotThreatened(depot.power(), depot.at(), piece));
        }
    }

    static Optional<Verdict<EiaEvent>> answer(EiaPlay play, AnswerDepotThreat command) {
        var board = play.board();
        if (board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof ThreatenedDepot threat)
                || threat.power() != command.power()) {
            return EiaPlay.refused(GARRISONED, "No depot of " + command.power().title() + " is threatened.");
        }
        if (!command.destroy()) {
            play.happens(new MarchEvent.DepotHeld(threat.power(), threat.depot()));
            return EiaPlay.done();
        }
        var depot = board.state().depotAt(threat.depot()).orElseThrow();
        var transferred = DepotGarrison.transferred(board, depot);
        play.happens(new MarchEvent.DepotGivenUp(threat.power(), threat.depot(), transferred, depot.garrison().minus(transferred),
                entered(board, threat.entering()).orElseThrow().power()));
        return EiaPlay.done();
    }

    /** The answers of the owner of a threatened depot. */
    static List<Option> answers(EiaBoard board, ThreatenedDepot threat) {
        var depot = board.state().depotAt(threat.depot()).orElseThrow();
        var transferred = DepotGarrison.transferred(board, depot);
        var lost = depot.garrison().minus(transferred);
        return List.of(new Option("hold the depot", new AnswerDepotThreat(threat.power(), false)),
                new Option("destroy the depot" + (lost.isEmpty() ? "; its garrison moves into the city" : "; " + lost.title() + " surrender"),
                        new AnswerDepotThreat(threat.power(), true)));
    }

    static Optional<Verdict<EiaEvent>> destroy(EiaPlay play, DestroyDepot command) {
        var board = play.board();
        var depot = reached(board, command.power(), command.piece());
        if (depot.isEmpty()) {
            return none(command.power(), command.piece());
        }
        play.happens(new MarchEvent.DepotDestroyed(command.piece(), depot.get().at(), depot.get().power()));
        return EiaPlay.done();
    }

    static Optional<Verdict<EiaEvent>> convert(EiaPlay play, ConvertDepot command) {
        var board = play.board();
        var depot = reached(board, command.power(), command.piece());
        if (depot.isEmpty()) {
            return none(command.power(), command.piece());
        }
        if (!convertible(board, command.power(), depot.get())) {
            return EiaPlay.refused(RULE, "The depot would be no supply source of " + command.power().title() + " and extend no chain of it, or no counter is left.",
                    options(board, command.power(), command.piece()));
        }
        play.happens(new MarchEvent.DepotConverted(command.piece(), depot.get().at(), depot.get().power(), command.power()));
        return EiaPlay.done();
    }

    private static Optional<Verdict<EiaEvent>> none(Power power, String piece) {
        return EiaPlay.refused(RULE, "No piece " + piece + " of " + power.title() + " moved into the area of an ungarrisoned enemy depot.");
    }

    /**
     * Whether the depot would be a supply source, or extend a chain, and the power has a counter for it. Outside its own territory
     * the power needs an unbesieged corps there, as for a new depot (EIA-7.2.3.3.2): cossacks and freikorps alone take none over.
     */
    static boolean convertible(EiaBoard board, Power power, Depot depot) {
        boolean held = board.ownTerritory(power, depot.at().area()) || !board.field(depot.at().area(), corps -> corps.power() == power).isEmpty();
        return held && SupplyChains.with(board, power, depot.at()).valid(depot.at()) && DepotCounters.left(board, power);
    }

    /** The ungarrisoned enemy depot in the area that a piece entered this month; empty where there is none. */
    private static Optional<Depot> reached(EiaBoard board, Power power, String piece) {
        return entered(board, piece).filter(found -> found.power() == power && found.at().inField())
                .filter(found -> !found.journey().entered().isEmpty())
                .flatMap(found -> board.depot(found.at().area()))
                .filter(depot -> board.atWar(power, depot.power()) && depot.garrison().isEmpty());
    }

    private static Optional<Entered> entered(EiaBoard board, String piece) {
        return board.state().findCorps(piece).map(corps -> new Entered(corps.power(), corps.at(), corps.journey(), corps.title()))
                .or(() -> Optional.ofNullable(board.state().irregulars().get(piece))
                        .map(counter -> new Entered(counter.power(), counter.at(), counter.journey(), counter.title())));
    }

    /** The options of a piece for the enemy depot of its area. */
    static List<Option> options(EiaBoard board, Power power, String piece) {
        var options = new ArrayList<Option>();
        reached(board, power, piece).ifPresent(depot -> {
            var where = depot.power().title() + "'s depot in " + board.name(depot.at().area());
            options.add(new Option("destroy " + where, new DestroyDepot(power, piece)));
            if (convertible(board, power, depot)) {
                options.add(new Option("take over " + where, new ConvertDepot(power, piece)));
            }
        });
        return options;
    }
}
