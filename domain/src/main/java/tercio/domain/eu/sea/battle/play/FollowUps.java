package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaChase;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaFlight;
import tercio.domain.eu.common.game.SeaStage;
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
        return Pursuers.possiblePursuit(board, battle).stream().flatMap(pursuit -> Pursuers.stacksAfloat(board, battle, pursuit.side()).stream()
                .filter(stack -> stack.aboard().isEmpty() && Pursuers.canReach(board, pursuit, stack, stack.shipsWithoutConvoys()))).toList();
    }

    /** The stacks that are asked: those that may follow, and those of which a part may that is divided off before. */
    private static List<NavalStack> stacksAsked(WarView board, SeaEngagement battle) {
        var able = stacksAble(board, battle);
        return Pursuers.possiblePursuit(board, battle).stream().flatMap(pursuit -> Pursuers.stacksAfloat(board, battle, pursuit.side()).stream())
                .filter(stack -> able.contains(stack) || PartsThatFollow.isPossible(board, stack)).toList();
    }

    static List<Option> options(WarView board, SeaEngagement battle) {
        var asked = stacksAsked(board, battle);
        return asked.isEmpty() ? List.of() : Stream.concat(
                Stream.of(new Option(Sentence.of("eu.seabattle.to-let-go"), new LetFleetGo(asked.getFirst().id()))),
                Pursuers.possiblePursuit(board, battle).stream().flatMap(pursuit -> stacksAble(board, battle).stream()
                        .map(stack -> new Option(Sentence.of("eu.seabattle.to-follow").with("stack", SentenceNames.fleet(board.state(), stack.id()))
                                .with("where", SentenceNames.place(pursuit.flight().port())), new FollowFleet(stack.id()))))).toList();
    }

    static boolean resolveFollowUp(EuCommandRun play, SeaEngagement battle, SeaStage.FollowUp followUp) {
        return switch (followUp.chase()) {
            case SeaChase.UnderWay chase -> {
                sailOn(play, battle, followUp, chase);
                yield true;
            }
            case SeaChase.NoChase _ when !stacksAsked(play.board(), battle).isEmpty() -> false;
            case SeaChase.NoChase _ -> {
                endFollowUp(play, battle, followUp);
                yield true;
            }
            case SeaChase.Arrived(var follower) -> {
                followUp.departures().flight().ifPresent(flight -> blockade(play, follower, flight));
                endFollowUp(play, battle, followUp);
                yield true;
            }
        };
    }

    /** The follower blockades the port, if it may from where it has come: a port with separate coasts is blockaded from the main one alone (EU-MOVE-3). */
    private static void blockade(EuCommandRun play, StackId follower, SeaFlight flight) {
        play.state().fleet(follower).filter(stack -> stack.at().equals(Pursuers.zones(play.board(), flight).getLast()))
                .filter(stack -> Blockaders.isTarget(play.board(), stack, flight.port()))
                .filter(stack -> BlockadeStrength.from(play.tables()).suffices(Blockaders.ships(play.board(), stack, stack.shipsWithoutConvoys(), flight.port()),
                        play.state().fortress(flight.port()).level()))
                .ifPresent(stack -> {
                    play.emit(new FollowUpBlockade(stack.id(), flight.port()));
                    JoinedBlockades.join(play, stack.id());
                });
    }

    private static void endFollowUp(EuCommandRun play, SeaEngagement battle, SeaStage.FollowUp followUp) {
        play.emit(switch (followUp) {
            case SeaStage.EvasionFollowUp _ -> new SeaBattleAvoided(battle.zone());
            case SeaStage.BattleFollowUp _ -> new FollowUpOver(battle.zone());
        });
    }

    static Execution follow(EuCommandRun play, FollowFleet command) {
        var battle = SeaFights.current(play.state());
        var pursuit = battle.flatMap(now -> Pursuers.possiblePursuit(play.board(), now));
        var stack = battle.flatMap(now -> stacksAble(play.board(), now).stream().filter(each -> each.id().equals(command.stack())).findFirst());
        if (pursuit.isEmpty() || stack.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-may-not-follow"),
                    battle.map(now -> options(play.board(), now)).orElse(List.of()));
        }
        var flight = pursuit.get().flight();
        int thirds = stack.get().ships().thirds();
        if (nextStrait(play.board(), flight, stack.get(), battle.get().zone()).isPresent()) {
            play.emit(new PursuitBegan(battle.get().zone(), pursuit.get().side(), stack.get().id(), thirds));
        } else {
            recordArrival(play, pursuit.get(), stack.get(), Pursuers.zones(play.board(), flight), thirds);
        }
        return EuCommandRun.success();
    }

    private static void recordArrival(EuCommandRun play, Pursuers.Pursuit pursuit, NavalStack stack, List<SpaceId> way, int thirds) {
        var battle = pursuit.battle();
        var strain = SeaRetreats.strain(play.board(), battle, stack, way, false, commanderManeuver(play.board(), battle, pursuit.side(), stack), 0);
        play.emit(new FleetFollowed(battle.zone(), pursuit.side(), stack.id(), pursuit.flight().port(), way.getLast(), way, thirds));
        NavalAttritionRolls.makeDue(play, play.state().fleet(stack.id()).orElseThrow(), strain);
    }

    // --- Past closed straits -------------------------------------------------------------------------------------------

    /** The place on the way of the next strait whose fort may fire on a stack that has come so far; empty if none may any more. */
    private static Optional<Integer> nextStrait(WarView board, SeaFlight flight, NavalStack stack, SpaceId reached) {
        var zones = Pursuers.zones(board, flight);
        return IntStream.range(zones.indexOf(reached), zones.size() - 1).boxed()
                .filter(at -> !Batteries.batteriesAt(board, stack, zones.get(at), zones.get(at + 1)).isEmpty()).findFirst();
    }

    /** Sails on to the next strait, or to the end of the way: before the port, or where a fort has stopped it. */
    private static void sailOn(EuCommandRun play, SeaEngagement battle, SeaStage.FollowUp followUp, SeaChase.UnderWay chase) {
        var stack = play.state().fleet(chase.stack());
        if (stack.isEmpty()) {
            endFollowUp(play, battle, followUp);
            return;
        }
        var flight = followUp.departures().flight().orElseThrow();
        var zones = Pursuers.zones(play.board(), flight);
        boolean stopped = chase instanceof SeaChase.Stopped;
        var next = stopped ? Optional.<Integer>empty() : nextStrait(play.board(), flight, stack.get(), chase.at());
        if (next.isPresent()) {
            var from = zones.get(next.get());
            var to = zones.get(next.get() + 1);
            play.emit(new ShoreFireMet(chase.stack(), from, to, Batteries.batteriesAt(play.board(), stack.get(), from, to)));
        } else {
            var way = stopped ? zones.subList(0, zones.indexOf(chase.at()) + 1) : zones;
            recordArrival(play, new Pursuers.Pursuit(battle, battle.sideOf(chase.stack()).orElseThrow(), flight), stack.get(), way, chase.thirds());
        }
    }

    /** The manoeuvre of the commander in the battle, if he is with the stack that follows or was drawn for the battle; else the stack has its own leaders. */
    private static Optional<Integer> commanderManeuver(WarView board, SeaEngagement battle, Side side, NavalStack stack) {
        return battle.combat().map(combat -> SeaLossTaking.outcome(board, combat).side(side).commander())
                .filter(commander -> commander.replacement() || stack.leaders().contains(commander.id())).map(Leader::maneuver);
    }

    static Execution letGo(EuCommandRun play, LetFleetGo command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.FollowUp.class)
                .filter(now -> stacksAsked(play.board(), now.battle()).stream().anyMatch(each -> each.id().equals(command.stack())));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-follow-asked"));
        }
        endFollowUp(play, asked.get().battle(), asked.get().stage());
        return EuCommandRun.success();
    }
}
