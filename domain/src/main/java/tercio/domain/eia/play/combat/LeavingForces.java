package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.RetreatingForce;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.RetreatForce;
import tercio.domain.eia.play.combat.CombatEvent.ForceRetreated;
import tercio.domain.eia.play.combat.CombatEvent.ForceSurrendered;
import tercio.domain.eia.play.combat.CombatEvent.RetreatEnded;
import tercio.domain.eia.play.retreat.RetreatGround;
import tercio.domain.eia.retreat.RetreatWay;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** Forces that leave the area of a combat, one area after another (EIA-7.5.2.10.3). */
final class LeavingForces {

    private static final String RULE = "EIA-7.5.2.10.3.1";

    private LeavingForces() {}

    /** Moves on the first force that leaves where it has one way or none. */
    static boolean goesOn(EiaPlay play, LandCombat combat) {
        if (combat.retreats().isEmpty()) {
            return false;
        }
        var force = combat.retreats().getFirst();
        if (arrived(play.board(), force)) {
            play.happens(new RetreatEnded());
            return true;
        }
        var ways = ways(play.board(), force);
        if (ways.isEmpty()) {
            surrender(play, combat, force);
            return true;
        }
        if (ways.size() == 1) {
            moves(play, force, ways.getFirst());
            return true;
        }
        return false;
    }

    private static boolean arrived(EiaBoard board, RetreatingForce force) {
        return force.visited().size() > 1 && (!force.returns().isEmpty() || !way(board, force).goesOn(force.at()));
    }

    private static RetreatWay way(EiaBoard board, RetreatingForce force) {
        var powers = Stream.concat(force.corps().stream().map(id -> board.state().corps().get(id)).map(Corps::power),
                force.irregulars().stream().map(id -> board.state().irregulars().get(id)).map(Irregular::power)).distinct().toList();
        return RetreatGround.of(board, powers);
    }

    /** The areas that a force may enter next. */
    static List<String> ways(EiaBoard board, RetreatingForce force) {
        return force.returns().isEmpty() ? way(board, force).next(force.visited()) : force.returns();
    }

    private static void moves(EiaPlay play, RetreatingForce force, String to) {
        var rule = force.returns().isEmpty() ? RULE : "EIA-7.5.4.2.3.1.1";
        play.happens(new ForceRetreated(to), List.of(Step.of("retreat", rule).side(force.side().word())
                .result("from " + play.board().name(force.at()) + " to " + play.board().name(to))));
    }

    private static void surrender(EiaPlay play, LandCombat combat, RetreatingForce force) {
        var units = ArmyUnit.of(play.board(), combat, force.side()).stream()
                .filter(unit -> force.corps().contains(unit.id()) || force.irregulars().contains(unit.id())).toList();
        play.happens(new ForceSurrendered(force.side(), force.captor(), ArmyUnit.everything(units), force.corps(), force.leaders()),
                List.of(Step.of("no way to retreat", "EIA-7.5.2.10.3.6").side(force.side().word()).result(ArmyUnit.factors(units).title() + " surrender")));
        play.happens(new RetreatEnded());
    }

    static List<Option> options(EiaBoard board, LandCombat combat) {
        var force = combat.retreats().getFirst();
        return ways(board, force).stream().map(area -> new Option("to " + board.name(area), new RetreatForce(force.chooser(), area))).toList();
    }

    /**
     * What an area means for a force: how far it is then from the nearest depot or capital, and whether it must go on or surrender there.
     * No die decides it.
     */
    static Optional<Forecast> forecast(EiaBoard board, LandCombat combat, RetreatForce command) {
        if (combat.retreats().isEmpty()) {
            return Optional.empty();
        }
        var force = combat.retreats().getFirst();
        var there = force.in(command.area());
        boolean held = force.returns().isEmpty() && way(board, force).goesOn(command.area());
        boolean lost = held && ways(board, there).isEmpty();
        var forecast = Forecast.EMPTY.with(force.side() + "/goesOn", Distribution.certain(held && !lost))
                .with(force.side() + "/mustSurrender", Distribution.certain(lost));
        var distance = way(board, force).distance(command.area());
        return Optional.of((distance.isEmpty() ? forecast : forecast.with(force.side() + "/areasToDepot", Distribution.certain(distance.getAsInt())))
                .of(force.side().word(), combat.army(force.side()).lead().word()));
    }

    static Optional<Verdict<EiaEvent>> retreat(EiaPlay play, RetreatForce command) {
        var combat = CombatFlow.combat(play.state());
        var force = combat.retreats().getFirst();
        var ways = ways(play.board(), force);
        if (force.chooser() != command.power()) {
            return EiaPlay.refused(RULE, force.chooser().title() + " chooses where the force goes, not " + command.power().title() + ".");
        }
        if (!ways.contains(command.area())) {
            return EiaPlay.refused(RULE, "The force cannot go to " + play.board().name(command.area()) + ": it goes over land to an area closest to"
                    + " the nearest depot of its nations, or else to a capital, and into none twice.", options(play.board(), combat));
        }
        moves(play, force, command.area());
        return EiaPlay.done();
    }
}
