package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FollowFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FleetFollowed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FollowUpBlockade;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FollowUpOver;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.PursuitBegan;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.flotilla.play.JoinedBlockades;
import tercio.domain.eu.sea.flotilla.play.PartsThatFollow;
import tercio.domain.eu.sea.ships.BlockadeStrength;
import tercio.domain.eu.sea.ships.play.Batteries;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.Pursuers;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShoreFireMet;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

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
    static List<NavalStack> stacksAble(WarView board, SeaEngagement battle) {
        return Pursuers.pursuingSide(board, battle).map(side -> Pursuers.stacksAfloat(board, battle, side)).orElse(List.of()).stream()
                .filter(stack -> stack.aboard().isEmpty() && Pursuers.canReach(board, battle, stack, stack.shipsWithoutConvoys())).toList();
    }

    /** The stacks that are asked: those that may follow, and those of which a part may that is divided off before. */
    private static List<NavalStack> stacksAsked(WarView board, SeaEngagement battle) {
        var able = stacksAble(board, battle);
        return Pursuers.pursuingSide(board, battle).map(side -> Pursuers.stacksAfloat(board, battle, side)).orElse(List.of()).stream()
                .filter(stack -> able.contains(stack) || PartsThatFollow.isPossible(board, stack)).toList();
    }

    static List<Option> options(WarView board, SeaEngagement battle) {
        var asked = stacksAsked(board, battle);
        return asked.isEmpty() ? List.of() : Stream.concat(
                Stream.of(new Option(Sentence.of("eu.seabattle.to-let-go"), new LetFleetGo(asked.getFirst().id()))),
                stacksAble(board, battle).stream().map(stack -> new Option(Sentence.of("eu.seabattle.to-follow").with("stack", SentenceNames.fleet(board.state(), stack.id()))
                        .with("where", SentenceNames.place(battle.port())),
                        new FollowFleet(stack.id())))).toList();
    }

    static boolean resolveFollowUp(EuCommandRun play, SeaEngagement battle) {
        if (battle.pursuit() != null) {
            sailOn(play, battle);
            return true;
        }
        if (!stacksAsked(play.board(), battle).isEmpty()) {
            return false;
        }
        endFollowUp(play, battle);
        return true;
    }

    /** The follower blockades the port, if it may from where it has come: a port with separate coasts is blockaded from the main one alone (EU-MOVE-3). */
    private static void endFollowUp(EuCommandRun play, SeaEngagement battle) {
        play.state().fleet(battle.follower()).filter(stack -> stack.at().equals(Pursuers.zones(play.board(), battle).getLast()))
                .filter(stack -> Blockaders.isTarget(play.board(), stack, battle.port()))
                .filter(stack -> BlockadeStrength.from(play.tables()).suffices(Blockaders.ships(play.board(), stack, stack.shipsWithoutConvoys(), battle.port()),
                        play.state().fortress(battle.port()).level()))
                .ifPresent(stack -> {
                    play.emit(new FollowUpBlockade(stack.id(), battle.port()));
                    JoinedBlockades.join(play, stack.id());
                });
        play.emit(battle.evaded() ? new SeaBattleAvoided(battle.zone()) : new FollowUpOver(battle.zone()));
    }

    static Execution follow(EuCommandRun play, FollowFleet command) {
        var battle = SeaFights.current(play.state());
        var stack = battle.flatMap(now -> stacksAble(play.board(), now).stream().filter(each -> each.id().equals(command.stack())).findFirst());
        if (stack.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-may-not-follow"),
                    battle.map(now -> options(play.board(), now)).orElse(List.of()));
        }
        var side = battle.get().sideOf(command.stack()).orElseThrow();
        if (nextStrait(play.board(), battle.get(), stack.get(), battle.get().zone()).isPresent()) {
            play.emit(new PursuitBegan(battle.get().zone(), side, stack.get().id(), stack.get().ships().thirds()));
        } else {
            recordArrival(play, battle.get(), side, stack.get(), Pursuers.zones(play.board(), battle.get()), stack.get().ships().thirds());
        }
        return EuCommandRun.success();
    }

    private static void recordArrival(EuCommandRun play, SeaEngagement battle, Side side, NavalStack stack, List<SpaceId> way, int thirds) {
        var strain = SeaRetreats.strain(play.board(), battle, stack, way, false, commanderManeuver(play.board(), battle, side, stack), 0);
        play.emit(new FleetFollowed(battle.zone(), side, stack.id(), battle.port(), way.getLast(), way, thirds));
        NavalAttritionRolls.makeDue(play, play.state().fleet(stack.id()).orElseThrow(), strain);
    }

    // --- Past closed straits -------------------------------------------------------------------------------------------

    /** The place on the way of the next strait whose fort may fire on a stack that has come so far; empty if none may any more. */
    private static Optional<Integer> nextStrait(WarView board, SeaEngagement battle, NavalStack stack, SpaceId reached) {
        var zones = Pursuers.zones(board, battle);
        return IntStream.range(zones.indexOf(reached), zones.size() - 1).boxed()
                .filter(at -> !Batteries.batteriesAt(board, stack, zones.get(at), zones.get(at + 1)).isEmpty()).findFirst();
    }

    /** Sails on to the next strait, or to the end of the way: before the port, or where a fort has stopped it. */
    private static void sailOn(EuCommandRun play, SeaEngagement battle) {
        var pursuit = battle.pursuit();
        var stack = play.state().fleet(pursuit.stack());
        if (stack.isEmpty()) {
            play.emit(battle.evaded() ? new SeaBattleAvoided(battle.zone()) : new FollowUpOver(battle.zone()));
            return;
        }
        var zones = Pursuers.zones(play.board(), battle);
        var next = pursuit.stopped() ? Optional.<Integer>empty() : nextStrait(play.board(), battle, stack.get(), pursuit.at());
        if (next.isPresent()) {
            var from = zones.get(next.get());
            var to = zones.get(next.get() + 1);
            play.emit(new ShoreFireMet(pursuit.stack(), from, to, Batteries.batteriesAt(play.board(), stack.get(), from, to)));
        } else {
            var way = pursuit.stopped() ? zones.subList(0, zones.indexOf(pursuit.at()) + 1) : zones;
            recordArrival(play, battle, battle.sideOf(pursuit.stack()).orElseThrow(), stack.get(), way, pursuit.thirds());
        }
    }

    /** The manoeuvre of the commander in the battle, if he is with the stack that follows or was drawn for the battle; else the stack has its own leaders. */
    private static Optional<Integer> commanderManeuver(WarView board, SeaEngagement battle, Side side, NavalStack stack) {
        return battle.evaded() ? Optional.empty() : Optional.of(SeaLossTaking.outcome(board, battle).side(side).commander())
                .filter(commander -> commander.replacement() || stack.leaders().contains(commander.id())).map(Leader::maneuver);
    }

    static Execution letGo(EuCommandRun play, LetFleetGo command) {
        var battle = SeaFights.current(play.state());
        if (battle.filter(now -> stacksAsked(play.board(), now).stream().anyMatch(each -> each.id().equals(command.stack()))).isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-follow-asked"));
        }
        endFollowUp(play, battle.get());
        return EuCommandRun.success();
    }
}
