package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
import tercio.domain.eu.play.flotilla.JoinedBlockades;
import tercio.domain.eu.play.flotilla.PartsThatFollow;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.harbour.Pursuers;
import tercio.domain.eu.play.seafight.SeaFightCommand.FollowFleet;
import tercio.domain.eu.play.seafight.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.play.seafight.SeaFightEvent.FleetFollowed;
import tercio.domain.eu.play.seafight.SeaFightEvent.FollowUpBlockade;
import tercio.domain.eu.play.seafight.SeaFightEvent.FollowUpOver;
import tercio.domain.eu.play.seafight.SeaFightEvent.PursuitBegan;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.play.shiploss.NavalAttritionRolls;
import tercio.domain.eu.play.harbour.Batteries;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.ShoreFireMet;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The pursuit of those who retreat: a stack of the winner that is large enough follows them and blockades the port where they go
 * (EU-SEA-FOLLOW). It rolls for attrition, and costs no action. Nobody intercepts it, and forts of straits that are closed to it may fire.
 * Nobody follows with troops aboard. Of several stacks of the winner one may follow and the others stay; so may a part that the winner
 * divides off first.
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
        if (battle.pursuit() != null) {
            sailOn(play, battle);
            return true;
        }
        if (!asked(play.board(), battle).isEmpty()) {
            return false;
        }
        over(play, battle);
        return true;
    }

    private static void over(Play play, SeaEngagement battle) {
        play.state().fleet(battle.follower()).filter(stack -> stack.at().equals(Pursuers.zones(play.board(), battle).getLast()))
                .filter(stack -> BlockadeStrength.in(play.tables()).suffices(Blockaders.ships(play.board(), stack, stack.shipsBesideConvoys(), battle.port()),
                        play.state().fortress(battle.port()).level()))
                .ifPresent(stack -> {
                    play.happens(new FollowUpBlockade(stack.id(), battle.port()));
                    JoinedBlockades.join(play, stack.id());
                });
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
        if (strait(play.board(), battle.get(), stack.get(), battle.get().zone()).isPresent()) {
            play.happens(new PursuitBegan(battle.get().zone(), side, stack.get().id(), stack.get().ships().thirds()));
        } else {
            arrives(play, battle.get(), side, stack.get(), Pursuers.zones(play.board(), battle.get()), stack.get().ships().thirds());
        }
        return Play.done();
    }

    private static void arrives(Play play, SeaEngagement battle, Side side, NavalStack stack, List<String> way, int thirds) {
        var strain = SeaRetreats.strain(play.board(), battle, stack, way, false, led(play.board(), battle, side, stack), 0);
        play.happens(new FleetFollowed(battle.zone(), side, stack.id(), battle.port(), way.getLast(), way, thirds));
        NavalAttritionRolls.due(play, play.state().fleet(stack.id()).orElseThrow(), strain);
    }

    // --- Past closed straits -------------------------------------------------------------------------------------------

    /** The place on the way of the next strait whose fort may fire on a stack that has come so far; empty if none may any more. */
    private static Optional<Integer> strait(Board board, SeaEngagement battle, NavalStack stack, String reached) {
        var zones = Pursuers.zones(board, battle);
        return IntStream.range(zones.indexOf(reached), zones.size() - 1).boxed()
                .filter(at -> !Batteries.at(board, stack, zones.get(at), zones.get(at + 1)).isEmpty()).findFirst();
    }

    /** It comes to the next strait, or its way is over: before the port, or where a fort has stopped it. */
    private static void sailOn(Play play, SeaEngagement battle) {
        var pursuit = battle.pursuit();
        var stack = play.state().fleet(pursuit.stack());
        if (stack.isEmpty()) {
            play.happens(battle.evaded() ? new SeaBattleAvoided(battle.zone()) : new FollowUpOver(battle.zone()));
            return;
        }
        var zones = Pursuers.zones(play.board(), battle);
        var next = pursuit.stopped() ? Optional.<Integer>empty() : strait(play.board(), battle, stack.get(), pursuit.at());
        if (next.isPresent()) {
            var from = zones.get(next.get());
            var to = zones.get(next.get() + 1);
            play.happens(new ShoreFireMet(pursuit.stack(), from, to, Batteries.at(play.board(), stack.get(), from, to)));
        } else {
            var way = pursuit.stopped() ? zones.subList(0, zones.indexOf(pursuit.at()) + 1) : zones;
            arrives(play, battle, battle.sideOf(pursuit.stack()).orElseThrow(), stack.get(), way, pursuit.thirds());
        }
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
