package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.naval.BlockadeStrength;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flotilla.PartsThatFollow;
import tercio.domain.eu.play.harbour.Pursuers;
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
 * attrition, and costs no action. Nobody follows with troops aboard. Of several stacks of the winner one may follow and the others stay; so may a
 * part that the winner divides off first.
 */
final class FollowUps {

    static final String RULE = "EU-SEA-FOLLOW";

    private FollowUps() {}

    /** The stacks that may follow as a whole. */
    static List<NavalStack> able(Board board, SeaEngagement battle) {
        return Pursuers.side(board, battle).map(side -> Pursuers.afloat(board, battle, side)).orElse(List.of()).stream()
                .filter(stack -> stack.aboard().isEmpty() && Pursuers.reach(board, battle, stack, stack.shipsBesideConvoys())).toList();
    }

    /** The stacks that are asked: those that may follow, and those of which a part may that is divided off before. */
    private static List<NavalStack> asked(Board board, SeaEngagement battle) {
        var able = able(board, battle);
        return Pursuers.side(board, battle).map(side -> Pursuers.afloat(board, battle, side)).orElse(List.of()).stream()
                .filter(stack -> able.contains(stack) || PartsThatFollow.possible(board, stack)).toList();
    }

    static List<Option> options(Board board, SeaEngagement battle) {
        var asked = asked(board, battle);
        return asked.isEmpty() ? List.of() : Stream.concat(
                Stream.of(new Option("do not follow", new LetFleetGo(asked.getFirst().id()))),
                able(board, battle).stream().map(stack -> new Option("follow with " + FleetTitle.of(board.state(), stack.id()) + " and blockade " + board.name(battle.port()),
                        new FollowFleet(stack.id())))).toList();
    }

    static boolean goOn(Play play, SeaEngagement battle) {
        if (!asked(play.board(), battle).isEmpty()) {
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
            return Play.refused(RULE, "this stack may not follow: a stack follows that has won, carries no troops and is large enough to blockade the port; "
                    + "a part of it may be divided off first",
                    battle.map(now -> options(play.board(), now)).orElse(List.of()));
        }
        var side = battle.get().sideOf(command.stack()).orElseThrow();
        var zones = Pursuers.zones(play.board(), battle.get());
        var strain = SeaRetreats.strain(play.board(), battle.get(), stack.get(), zones, false, led(play.board(), battle.get(), side, stack.get()));
        play.happens(new FleetFollowed(battle.get().zone(), side, stack.get().id(), battle.get().port(), zones.getLast(), zones, stack.get().ships().thirds()));
        NavalAttritionRolls.due(play, play.state().fleet(command.stack()).orElseThrow(), strain);
        return Play.done();
    }

    /** The manoeuvre of the commander in the battle, if he is with the stack that follows or was drawn for the battle; else the stack has its own leaders. */
    private static Optional<Integer> led(Board board, SeaEngagement battle, Side side, NavalStack stack) {
        return battle.evaded() ? Optional.empty() : Optional.of(SeaLossTaking.outcome(board, battle).side(side).commander())
                .filter(commander -> commander.replacement() || stack.leaders().contains(commander.id())).map(Leader::maneuver);
    }

    static Optional<Verdict<EuEvent>> letGo(Play play, LetFleetGo command) {
        var battle = SeaFights.current(play.state());
        if (battle.filter(now -> asked(play.board(), now).stream().anyMatch(each -> each.id().equals(command.stack()))).isEmpty()) {
            return Play.refused(RULE, "this stack is not asked whether it follows");
        }
        over(play, battle.get());
        return Play.done();
    }
}
