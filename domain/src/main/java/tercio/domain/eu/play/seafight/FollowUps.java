package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.naval.BlockadeStrength;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.play.seafight.SeaFightCommand.FollowFleet;
import tercio.domain.eu.play.seafight.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.play.seafight.SeaFightEvent.FleetFollowed;
import tercio.domain.eu.play.seafight.SeaFightEvent.FollowUpBlockade;
import tercio.domain.eu.play.seafight.SeaFightEvent.FollowUpOver;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.play.shiploss.NavalAttritionRolls;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * A stack of the winner that is large enough follows those who retreat and blockades the port where they go (EU-SEA-FOLLOW). It rolls for
 * attrition, and costs no action. Nobody follows with troops aboard. Of several stacks of the winner one may follow and the others stay.
 */
final class FollowUps {

    static final String RULE = "EU-SEA-FOLLOW";

    private FollowUps() {}

    /** The stacks that may follow. */
    static List<NavalStack> able(Board board, SeaEngagement battle) {
        var winner = battle.evaded() ? Optional.of(Side.PHASING) : battle.winner();
        if (battle.step() != SeaEngagement.Step.FOLLOW_UP || winner.isEmpty() || battle.port() == null || !battle.done().isEmpty()
                || SeaForce.of(board, battle, winner.get().opponent()).lost()) {
            return List.of();
        }
        return SeaForce.of(board, battle, winner.get()).stacks().stream().filter(stack -> may(board, battle, stack)).toList();
    }

    private static boolean may(Board board, SeaEngagement battle, NavalStack stack) {
        int level = board.state().fortress(battle.port()).level();
        return stack.at().equals(battle.zone()) && stack.aboard().isEmpty() && BlockadeStrength.in(board.tables()).suffices(stack.shipsBesideConvoys(), level)
                && zones(board, battle).stream().skip(1).allMatch(zone -> Seas.navigable(board, stack, zone))
                && Ports.blockader(board, battle.port()).isEmpty();
    }

    /** The zones of the way of those who retreat, that of the battle first. */
    private static List<String> zones(Board board, SeaEngagement battle) {
        return battle.way().stream().filter(space -> board.map().sea(space).isPresent()).toList();
    }

    static List<Option> options(Board board, SeaEngagement battle) {
        var able = able(board, battle);
        return able.isEmpty() ? List.of() : Stream.concat(
                Stream.of(new Option("do not follow", new LetFleetGo(able.getFirst().id()))),
                able.stream().map(stack -> new Option("follow with " + FleetTitle.of(board.state(), stack.id()) + " and blockade " + board.name(battle.port()),
                        new FollowFleet(stack.id())))).toList();
    }

    static boolean goOn(Play play, SeaEngagement battle) {
        if (!able(play.board(), battle).isEmpty()) {
            return false;
        }
        over(play, battle);
        return true;
    }

    private static void over(Play play, SeaEngagement battle) {
        play.state().fleet(battle.follower())
                .filter(stack -> BlockadeStrength.in(play.tables()).suffices(stack.shipsBesideConvoys(), play.state().fortress(battle.port()).level()))
                .ifPresent(stack -> play.happens(new FollowUpBlockade(stack.id(), battle.port())));
        play.happens(battle.evaded() ? new SeaBattleAvoided(battle.zone()) : new FollowUpOver(battle.zone()));
    }

    static Optional<Verdict<EuEvent>> follow(Play play, FollowFleet command) {
        var battle = SeaFights.current(play.state());
        var stack = battle.flatMap(now -> able(play.board(), now).stream().filter(each -> each.id().equals(command.stack())).findFirst());
        if (stack.isEmpty()) {
            return Play.refused(RULE, "this stack may not follow: a stack follows that has won, carries no troops and is large enough to blockade the port",
                    battle.map(now -> options(play.board(), now)).orElse(List.of()));
        }
        var side = battle.get().sideOf(command.stack()).orElseThrow();
        var zones = zones(play.board(), battle.get());
        var led = battle.get().evaded() ? Optional.<Integer>empty() : Optional.of(SeaLossTaking.outcome(play.board(), battle.get()).side(side).commander().maneuver());
        var strain = SeaRetreats.strain(play.board(), stack.get(), zones, false, led);
        play.happens(new FleetFollowed(battle.get().zone(), side, stack.get().id(), battle.get().port(), zones.getLast(), zones, stack.get().ships().thirds()));
        NavalAttritionRolls.due(play, play.state().fleet(command.stack()).orElseThrow(), strain);
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> letGo(Play play, LetFleetGo command) {
        var battle = SeaFights.current(play.state());
        if (battle.filter(now -> able(play.board(), now).stream().anyMatch(each -> each.id().equals(command.stack()))).isEmpty()) {
            return Play.refused(RULE, "this stack is not asked whether it follows");
        }
        over(play, battle.get());
        return Play.done();
    }
}
