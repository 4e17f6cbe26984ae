package tercio.domain.eu.sea.battle.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.eu.common.game.SeaCombat;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FleetRetreated;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.RetreatImpossible;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaRetreatsOver;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.voyage.play.Voyages;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Retreats from battles at sea. A side that has not won goes to the closest friendly port that is not blockaded and holds its ships, and
 * rolls for attrition (EU-SEA-RETREAT). A voyage that has not rolled rolls once for both ways. Readings: the stacks of a side go together,
 * and each rolls for itself; a side that can reach no port stays where it is and rolls as a stack that stays at sea.
 */
final class SeaRetreats {

    static final String RULE = "EU-SEA-RETREAT";

    private SeaRetreats() {}

    /** The side that retreats next, with the interceptors first after an interception (EU-BATTLE-RETREAT). */
    static Optional<Side> nextSide(WarView board, SeaEngagement battle, SeaStage.Retreat retreat) {
        var first = battle.interception() ? Side.NON_PHASING : Side.PHASING;
        return Stream.of(first, first.opponent())
                .filter(side -> !retreat.done().contains(side) && retreat.combat().winner().filter(side::equals).isEmpty()
                        && !SeaForce.of(board, battle, side).isLost())
                .findFirst();
    }

    static boolean resolveRetreat(EuCommandRun play, SeaEngagement battle, SeaStage.Retreat retreat) {
        var side = nextSide(play.board(), battle, retreat);
        if (side.isEmpty()) {
            play.emit(new SeaRetreatsOver(battle.zone()));
            return true;
        }
        var havens = refugePorts(play.board(), battle, side.get());
        if (havens.size() > 1) {
            return false;
        }
        if (havens.isEmpty()) {
            stay(play, battle, retreat.combat(), side.get());
        } else {
            havens.forEach((port, way) -> go(play, battle, retreat.combat(), side.get(), port, way));
        }
        return true;
    }

    private static Map<SpaceId, List<SpaceId>> refugePorts(WarView board, SeaEngagement battle, Side side) {
        return NearestPorts.ofRetreat(board, SeaForce.of(board, battle, side).asOneStack(), battle.zone());
    }

    static List<Option> options(WarView board, SeaEngagement battle, Side side) {
        var lead = SeaForce.of(board, battle, side).leadingStack().id();
        return refugePorts(board, battle, side).keySet().stream().sorted()
                .map(port -> new Option(Sentence.of("eu.seabattle.to-retreat").with("where", SentenceNames.place(port)), new RetreatToPort(lead, port))).toList();
    }

    static Execution retreat(EuCommandRun play, RetreatToPort command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.Retreat.class)
                .filter(now -> nextSide(play.board(), now.battle(), now.stage()).filter(now.side()::equals).isPresent());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-retreat"));
        }
        var battle = asked.get().battle();
        var side = asked.get().side();
        var way = refugePorts(play.board(), battle, side).get(SpaceId.orNone(command.port()));
        if (way == null) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-retreat-port"),
                    options(play.board(), battle, side));
        }
        go(play, battle, asked.get().stage().combat(), side, command.port(), way);
        return EuCommandRun.success();
    }

    private static void go(EuCommandRun play, SeaEngagement battle, SeaCombat combat, Side side, SpaceId port, List<SpaceId> way) {
        var outcome = SeaLossTaking.outcome(play.board(), combat).side(side);
        go(play, battle, side, port, way, outcome.routed(), Optional.of(outcome.commander().maneuver()));
    }

    /** The non-phasing side has evaded. */
    static void evade(EuCommandRun play, SeaEngagement battle, SpaceId port, List<SpaceId> way) {
        go(play, battle, Side.NON_PHASING, port, way, false, Optional.empty());
    }

    private static void go(EuCommandRun play, SeaEngagement battle, Side side, SpaceId port, List<SpaceId> onward, boolean routed, Optional<Integer> led) {
        var force = SeaForce.of(play.board(), battle, side);
        var way = Stream.concat(Stream.of(battle.zone()), onward.stream()).toList();
        var strains = new LinkedHashMap<StackId, NavalStrain>();
        leadingStacks(play.board(), force.stacks()).forEach(stack -> strains.put(stack.id(), strain(play.board(), battle, stack, way, routed, led)));
        play.emit(new FleetRetreated(battle.zone(), side, force.stacks().stream().map(NavalStack::id).toList(), port, way, force.asOneStack().ships().thirds()));
        strains.forEach((id, strain) -> NavalAttritionRolls.makeDue(play, play.state().fleet(id).orElseThrow(), strain));
    }

    /** The roll for a way after the battle; the way of a voyage that has not rolled is part of it, also for a part of the ships that were caught. */
    static NavalStrain strain(WarView board, SeaEngagement battle, NavalStack stack, List<SpaceId> way, boolean routed, Optional<Integer> led) {
        return strain(board, battle, stack, way, routed, led, NearestPorts.tolls(board, stack, way));
    }

    /** The same with what closed straits on the way add: nothing where they fire (EU-SEA-FOLLOW). */
    static NavalStrain strain(WarView board, SeaEngagement battle, NavalStack stack, List<SpaceId> way, boolean routed, Optional<Integer> led, int tolls) {
        var voyage = Voyages.voyageUnderWay(board).filter(under -> !under.rolled() && battle.interception() && battle.phasing().contains(stack.id()));
        return voyage.map(under -> new NavalStrain(Stream.concat(under.way().stream(), way.stream().skip(1)).toList(), under.departure(), under.tolls() + tolls, routed, led,
                        under.stack().equals(stack.id()) ? under.dropped() : List.of()))
                .orElseGet(() -> new NavalStrain(way, Departures.of(board, stack), tolls, routed, led));
    }

    /** Each stack that rolls for itself, with the contingents that are one with it. */
    private static List<NavalStack> leadingStacks(WarView board, List<NavalStack> stacks) {
        return stacks.stream().filter(stack -> !SeaCompany.follows(board.state(), stack)).map(stack -> SeaCompany.together(board.state(), stack)).toList();
    }

    private static void stay(EuCommandRun play, SeaEngagement battle, SeaCombat combat, Side side) {
        var outcome = SeaLossTaking.outcome(play.board(), combat).side(side);
        var stacks = SeaForce.of(play.board(), battle, side).stacks();
        play.emit(new RetreatImpossible(battle.zone(), side, stacks.stream().map(NavalStack::id).toList()));
        for (var stack : leadingStacks(play.board(), stacks)) {
            NavalAttritionRolls.makeDue(play, stack, strain(play.board(), battle, stack, List.of(battle.zone()), outcome.routed(), Optional.of(outcome.commander().maneuver())));
        }
    }
}
