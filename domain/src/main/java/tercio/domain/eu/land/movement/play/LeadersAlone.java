package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderRode;
import tercio.domain.eu.land.movement.play.MoveEvent.RideBegan;
import tercio.domain.eu.land.movement.play.Rides.Ride;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.leader.play.HierarchyWarnings;
import tercio.domain.eu.turn.leader.play.LeaderPosts;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Rides of leaders alone. A leader leaves his stack and rides to another one of his country, or to stay alone in a province
 * (EU-MOVE-LEADER): a passive move that never rolls for attrition. Readings: without a way that his player names he takes the shortest one
 * without danger; a leader who enters a province where friendly troops stand unbesieged is among them, and stacks that would intercept him
 * there would have to intercept troops that have not moved; he moves once in an impulse, so he does not ride from a stack that has moved,
 * and a stack that he has joined does not march with him; a leader of a country that intervenes with one stack does not stay alone.
 */
final class LeadersAlone {

    static final String RULE = "EU-MOVE-LEADER";
    static final String ONCE = "EU-MOVE-ONCE";
    private static final String PASHA = "EU-TUR-5";

    private LeadersAlone() {}

    /** The rides of the leaders of a stack to others, as complete commands: safe where that is possible, else with their risk. */
    static List<Option> options(WarView board, Stack stack) {
        var options = new ArrayList<Option>();
        var known = new HashMap<Boolean, Rides>();
        for (var leader : Riders.riders(board, stack)) {
            var rides = known.computeIfAbsent(ExplorersAshore.anyAmong(board, List.of(leader)), explorer -> new Rides(board, stack, explorer));
            options.addAll(options(board, stack, leader, rides));
        }
        return options;
    }

    /** The rides to land stacks; rides to ships have a form of their own. */
    private static List<Option> options(WarView board, Stack stack, LeaderId leader, Rides rides) {
        var others = Riders.stacksToJoin(board, stack, leader).stream().filter(other -> board.state().stack(other.id()).isPresent()).toList();
        if (others.isEmpty()) {
            return List.of();
        }
        var reach = rides.safeRides();
        var daring = rides.ridesWithoutEnemies();
        var afloat = rides.ridesOverSea();
        var options = new ArrayList<Option>();
        others.stream().filter(other -> reach.containsKey(other.province()))
                .forEach(other -> options.add(option(board, stack, leader, other, reach.get(other.province()))));
        others.stream().filter(other -> !reach.containsKey(other.province()) && daring.containsKey(other.province()))
                .forEach(other -> options.add(riskyOption(board, stack, leader, other, daring.get(other.province()), rides)));
        others.stream().filter(other -> !reach.containsKey(other.province()) && !daring.containsKey(other.province()) && afloat.containsKey(other.province()))
                .forEach(other -> options.add(seaOption(board, stack, leader, other, afloat.get(other.province()), rides)));
        return options;
    }

    /** Whether a leader of the stack may ride to a land stack now. */
    static boolean canRide(WarView board, Stack stack) {
        return Riders.riders(board, stack).stream().anyMatch(leader -> {
            var others = Riders.stacksToJoin(board, stack, leader).stream().filter(other -> board.state().stack(other.id()).isPresent()).toList();
            if (others.isEmpty() || others.stream().anyMatch(other -> other.province().equals(stack.province()))) {
                return !others.isEmpty();
            }
            var reach = Rides.of(board, stack, leader).ridesOverSea();
            return others.stream().anyMatch(other -> reach.containsKey(other.province()));
        });
    }

    private static Option option(WarView board, Stack stack, LeaderId leader, Stack other, Ride ride) {
        return new Option(label(board, stack, leader, other, ride, "none"), new RideAlone(leader, other.id()));
    }

    /** A ride by the shortest way without enemies, on which he may be intercepted. */
    private static Option riskyOption(WarView board, Stack stack, LeaderId leader, Stack other, Ride ride, Rides rides) {
        return new Option(label(board, stack, leader, other, ride, "interception"),
                new RideAlone(leader, Optional.of(other.id()), ride.path())).with(rides.preview(leader, ride));
    }

    /** A ride over the sea where no way by land is short enough, or enemies bar it. */
    private static Option seaOption(WarView board, Stack stack, LeaderId leader, Stack other, Ride ride, Rides rides) {
        return new Option(label(board, stack, leader, other, ride, "sea"), new RideAlone(leader, Optional.of(other.id()), ride.path()))
                .with(rides.preview(leader, ride));
    }

    private static Sentence label(WarView board, Stack stack, LeaderId leader, Stack other, Ride ride, String risk) {
        boolean breaks = HierarchyWarnings.wouldBreach(board, boardAfter(board, leader, other), stack.country());
        return Sentence.of("eu.movement.ride").with("leader", SentenceNames.leader(board.state(), leader)).with("stack", SentenceNames.stack(board.state(), other.id()))
                .with("where", SentenceNames.place(other.province())).with("mp", ride.mp()).with("breach", breaks).with("risk", risk);
    }

    private static LeaderRode rideEvent(LeaderId leader, Stack stack, Stack other, Ride ride) {
        return new LeaderRode(leader, stack.id(), other.id(), ride.path(), ride.mp());
    }

    private static WarView boardAfter(WarView board, LeaderId leader, Stack into) {
        var state = board.state();
        return new WarView(LeaderPosts.withLeader(RideEvolution.withLeaderAshore(state, leader), into.id(), state.leader(leader).orElseThrow()), board.map(), board.tables());
    }

    /** The reason why a stack of which a leader has ridden to it may not march, alone or with others; or empty. */
    static Optional<Refusal> marchRefusal(WarView board, Stack stack) {
        return JointMarch.of(board.state(), stack).stream().flatMap(each -> each.leaders().stream()).filter(leader -> Riders.hasRidden(board, leader)).findFirst()
                .map(leader -> Refusal.of(ONCE, Sentence.of("eu.common.refused-leader-rode").with("leader", SentenceNames.leader(board.state(), leader)).with("ships", false)));
    }

    /** Whether nobody in the stack has ridden to it this impulse, so that it can be taken along on a march. */
    static boolean hasNoRider(WarView board, Stack stack) {
        return stack.leaders().stream().noneMatch(leader -> Riders.hasRidden(board, leader));
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }

    /** A leader rides to a stack. Refused with the legal rides of his stack, and with what he would meet on the way. */
    static Execution ride(EuCommandRun play, RideAlone command) {
        var board = play.board();
        var named = Objects.requireNonNullElse(command.leader(), LeaderId.NONE);
        var from = Riders.origin(board, named);
        var into = command.to().flatMap(to -> Riders.target(board, to));
        if (from.isEmpty() || into.isEmpty() && command.to().isPresent()) {
            return EuCommandRun.refuse(RULE, from.isEmpty() ? Sentence.of("eu.movement.refused-no-leader")
                    .with("id", new Text(named.value())) : Sentence.of("eu.movement.refused-no-company").with("id", new Text(command.to().get().value())));
        }
        var stack = from.get();
        var rides = Rides.of(board, stack, command.leader());
        var refusal = Riders.rideRefusal(board, stack).or(() -> rideRefusal(board, stack, command, into, rides));
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get().withLegal(options(board, stack)));
        }
        if (into.isEmpty() || !command.path().isEmpty()) {
            return setOut(play, stack, command, command.path());
        }
        var ride = rides.safeRides().get(into.get().province());
        if (ride == null) {
            return EuCommandRun.refuse(RULE, unreachableReason(board, rides, into.get()), options(board, stack));
        }
        if (play.state().stack(stack.id()).isEmpty() || play.state().stack(into.get().id()).isEmpty()) {
            return setOut(play, stack, command, ride.path());
        }
        play.emit(rideEvent(command.leader(), stack, into.get(), ride), steps(board, stack, ride));
        HierarchyWarnings.warn(play, board, List.of(stack.country()));
        return EuCommandRun.success();
    }

    /** Sends the leader out on a way. Others are asked whether they intercept him at each province. */
    private static Execution setOut(EuCommandRun play, Stack origin, RideAlone command, List<SpaceId> path) {
        boolean led = !origin.id().equals(StackId.ofLeader(command.leader()));
        play.emit(new RideBegan(command.leader(), led ? Optional.of(origin.id()) : Optional.empty(), new StackId(origin.id() + ".alone"), origin.province(),
                command.to(), path));
        return EuCommandRun.success();
    }

    private static Optional<Refusal> rideRefusal(WarView board, Stack stack, RideAlone command, Optional<Stack> into, Rides rides) {
        if (PashaLeaders.isBoundToPasha(command.leader())) {
            return refusal(PASHA, Sentence.of("eu.movement.refused-pasha").with("leader", SentenceNames.leader(board.state(), command.leader())));
        }
        if (Riders.hasRidden(board, command.leader())) {
            return refusal(ONCE, Sentence.of("eu.movement.refused-has-ridden").with("leader", SentenceNames.leader(board.state(), command.leader())));
        }
        var end = command.path().isEmpty() ? stack.province() : command.path().getLast();
        if (board.map().sea(end).isPresent()) {
            return refusal(RULE, Sentence.of("eu.movement.refused-ends-at-sea"));
        }
        return into.flatMap(other -> Riders.joinRefusal(board, stack, other, command.leader())).or(() -> rides.wayRefusal(command.path()))
                .or(() -> into.filter(other -> !command.path().isEmpty() && !other.province().equals(end))
                        .map(other -> Sentence.of("eu.movement.refused-way-ends-elsewhere").with("stack", Riders.title(board.state(), other.id()))
                                .with("where", SentenceNames.place(other.province()))))
                .or(() -> into.isPresent() ? Optional.empty() : Riders.stayRefusal(board, stack, command, end))
                .map(detail -> Refusal.of(RULE, detail));
    }

    private static Sentence unreachableReason(WarView board, Rides rides, Stack into) {
        return rides.dangerTowards(into.province())
                .map(danger -> Sentence.of("eu.movement.refused-danger").with("danger", danger))
                .orElseGet(() -> Sentence.of("eu.movement.refused-no-way-so-short").with("where", SentenceNames.place(into.province())).with("most", Rides.mostMp(board)));
    }

    private static List<Step> steps(WarView board, Stack stack, Ride ride) {
        var steps = new ArrayList<Step>();
        var at = stack.province();
        for (var next : ride.path()) {
            var cost = Marches.costAlone(board, stack, at, next);
            steps.add(Step.of("the leader enters " + board.name(next), LandMoves.RULE).tally(cost).result(cost.total() + " MP"));
            at = next;
        }
        steps.add(Step.of("a leader alone", RULE).result(rideResult(board, ride.mp())));
        return steps;
    }

    /** The result of a ride that has ended: its MP of those that a leader has. */
    static Sentence.Keyed rideResult(WarView board, int mp) {
        return Sentence.of("eu.movement.result-ride").with("mp", mp).with("most", Rides.mostMp(board));
    }
}
