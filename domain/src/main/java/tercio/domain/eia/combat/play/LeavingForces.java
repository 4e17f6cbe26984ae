package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.play.CombatCommand.RetreatForce;
import tercio.domain.eia.combat.play.CombatEvent.ForceRetreated;
import tercio.domain.eia.combat.play.CombatEvent.ForceSurrendered;
import tercio.domain.eia.combat.play.CombatEvent.RetreatEnded;
import tercio.domain.eia.combat.retreat.RetreatWay;
import tercio.domain.eia.combat.retreat.play.RetreatGround;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.RetreatingForce;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Forces that leave the area of a combat, one area after another (EIA-7.5.2.10.3). */
final class LeavingForces {

    private static final String RULE = "EIA-7.5.2.10.3.1";

    private LeavingForces() {}

    /** Moves on the first force that leaves where it has one way or none. */
    static boolean runAutomaticStep(EiaCommandRun play, LandCombat combat) {
        if (combat.retreats().isEmpty()) {
            return false;
        }
        var force = combat.retreats().getFirst();
        if (hasArrived(play.board(), force)) {
            play.emit(new RetreatEnded());
            return true;
        }
        var ways = ways(play.board(), force);
        if (ways.isEmpty()) {
            surrender(play, combat, force);
            return true;
        }
        if (ways.size() == 1) {
            move(play, force, ways.getFirst());
            return true;
        }
        return false;
    }

    private static boolean hasArrived(EiaWarView board, RetreatingForce force) {
        return force.visited().size() > 1 && (!force.returns().isEmpty() || !way(board, force).mustGoOn(force.currentArea()));
    }

    private static RetreatWay way(EiaWarView board, RetreatingForce force) {
        var powers = Stream.concat(force.corps().stream().map(id -> board.state().corps().get(id)).map(Corps::power),
                force.irregulars().stream().map(id -> board.state().irregulars().get(id)).map(Irregular::power)).distinct().toList();
        return RetreatGround.of(board, powers);
    }

    /** The areas that a force may enter next. */
    static List<SpaceId> ways(EiaWarView board, RetreatingForce force) {
        return force.returns().isEmpty() ? way(board, force).nextAreas(force.visited()) : force.returns();
    }

    private static void move(EiaCommandRun play, RetreatingForce force, SpaceId to) {
        var rule = force.returns().isEmpty() ? RULE : "EIA-7.5.4.2.3.1.1";
        play.emit(new ForceRetreated(to), List.of(Step.of("retreat", rule).side(force.side().word())
                .result(Sentence.of("eia.combat.result-retreat").with("from", CampaignNames.area(force.currentArea())).with("to", CampaignNames.area(to)))));
    }

    private static void surrender(EiaCommandRun play, LandCombat combat, RetreatingForce force) {
        var units = ArmyUnit.of(play.board(), combat, force.side()).stream()
                .filter(unit -> force.corps().contains(unit.id()) || force.irregulars().contains(unit.id())).toList();
        play.emit(new ForceSurrendered(force.side(), force.captor(), ArmyUnit.allAsLosses(units), force.corps(), force.leaders()),
                List.of(Step.of("no way to retreat", "EIA-7.5.2.10.3.6").side(force.side().word())
                        .result(Sentence.of("eia.combat.result-surrender").with("factors", CampaignNames.factors(ArmyUnit.totalFactors(units))).with("count", ArmyUnit.totalFactors(units).total()))));
        play.emit(new RetreatEnded());
    }

    static List<Option> options(EiaWarView board, LandCombat combat) {
        var force = combat.retreats().getFirst();
        return ways(board, force).stream().map(area -> new Option(Sentence.of("eia.combat.to-retreat").with("to", CampaignNames.area(area)), new RetreatForce(force.chooser(), area))).toList();
    }

    /**
     * The odds of an area for a force: how far it is then from the nearest depot or capital, and whether it must go on or surrender there.
     * No die decides it.
     */
    static Optional<Forecast> forecast(EiaWarView board, LandCombat combat, RetreatForce command) {
        if (combat.retreats().isEmpty()) {
            return Optional.empty();
        }
        var force = combat.retreats().getFirst();
        var there = force.afterEntering(command.area());
        boolean held = force.returns().isEmpty() && way(board, force).mustGoOn(command.area());
        boolean lost = held && ways(board, there).isEmpty();
        var forecast = Forecast.EMPTY.with(force.side() + "/goesOn", Distribution.certain(held && !lost))
                .with(force.side() + "/mustSurrender", Distribution.certain(lost));
        var distance = way(board, force).distance(command.area());
        return Optional.of((distance.isEmpty() ? forecast : forecast.with(force.side() + "/areasToDepot", Distribution.certain(distance.getAsInt())))
                .withParty(force.side().word(), combat.armyOf(force.side()).lead().word()));
    }

    static Execution retreat(EiaCommandRun play, RetreatForce command) {
        var combat = CombatFlow.combat(play.state());
        var force = combat.retreats().getFirst();
        var ways = ways(play.board(), force);
        if (force.chooser() != command.power()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.retreat-chooser").with("chooser", CampaignNames.power(force.chooser())).with("who", CampaignNames.power(command.power())));
        }
        if (!ways.contains(command.area())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.retreat-ground").with("to", CampaignNames.area(command.area())), options(play.board(), combat));
        }
        move(play, force, command.area());
        return EiaCommandRun.success();
    }
}
