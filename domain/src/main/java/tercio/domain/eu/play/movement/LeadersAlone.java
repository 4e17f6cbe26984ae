package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.leader.PashaLeaders;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.play.leader.HierarchyWarnings;
import tercio.domain.eu.play.movement.MoveCommand.RideAlone;
import tercio.domain.eu.play.movement.MoveEvent.LeaderRode;
import tercio.domain.eu.play.movement.Rides.Ride;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * A leader leaves his stack and rides alone to another one of his country (EU-MOVE-LEADER): a passive move that never rolls for
 * attrition. Readings: he does not stay alone in a province, so his ride ends with a stack in the field; nobody rides where he would die
 * or could be intercepted; who enters a province where friendly troops stand unbesieged is among them, and whoever would intercept him
 * there would have to intercept troops that have not moved; he moves once in an impulse, so he does not ride from a stack that has moved,
 * and a stack that he has joined does not march with him.
 */
final class LeadersAlone {

    static final String RULE = "EU-MOVE-LEADER";
    private static final String ONCE = "EU-MOVE-ONCE";
    private static final String PASHA = "EU-TUR-5";

    private LeadersAlone() {}

    /** The rides of the leaders of a stack, as complete commands. */
    static List<Option> options(Board board, Stack stack) {
        var leaders = riders(board, stack);
        var others = leaders.isEmpty() ? List.<Stack>of() : others(board, stack);
        if (others.isEmpty()) {
            return List.of();
        }
        var reach = new Rides(board, stack).safe();
        var options = new ArrayList<Option>();
        for (var leader : leaders) {
            others.stream().filter(other -> reach.containsKey(other.province()))
                    .forEach(other -> options.add(option(board, stack, leader, other, reach.get(other.province()))));
        }
        return options;
    }

    /** Whether a leader of the stack may ride now. */
    static boolean canRide(Board board, Stack stack) {
        var others = riders(board, stack).isEmpty() ? List.<Stack>of() : others(board, stack);
        if (others.isEmpty() || others.stream().anyMatch(other -> other.province().equals(stack.province()))) {
            return !others.isEmpty();
        }
        var reach = new Rides(board, stack).safe();
        return others.stream().anyMatch(other -> reach.containsKey(other.province()));
    }

    private static Option option(Board board, Stack stack, String leader, Stack other, Ride ride) {
        boolean breaks = HierarchyWarnings.threatens(board, after(board, ridden(leader, stack, other, ride)), stack.country());
        return new Option(SpokenNames.leader(board.state(), leader) + " rides alone to " + StackTitle.of(board.state(), other.id()) + " in "
                + board.name(other.province()) + ", " + ride.mp() + " MP" + (breaks ? ", against the hierarchy" : ""), new RideAlone(leader, other.id()));
    }

    private static LeaderRode ridden(String leader, Stack stack, Stack other, Ride ride) {
        return new LeaderRode(leader, stack.id(), other.id(), ride.path(), ride.mp());
    }

    private static Board after(Board board, LeaderRode event) {
        return new Board(MoveEvolution.evolve(board.state(), event), board.map(), board.tables());
    }

    private static List<String> riders(Board board, Stack stack) {
        return forbids(board, stack).isPresent() ? List.of() : stack.leaders().stream().filter(leader -> !rode(board, leader) && !PashaLeaders.bound(leader)).sorted().toList();
    }

    private static boolean rode(Board board, String leader) {
        return board.state().phase() instanceof Phase.Movement movement && movement.rode().contains(leader);
    }

    /** The stacks of the country in the field that a leader of this one could join. */
    private static List<Stack> others(Board board, Stack stack) {
        return board.state().stacks().values().stream().filter(other -> cannotJoin(board, stack, other).isEmpty()).toList();
    }

    private static Optional<String> cannotJoin(Board board, Stack stack, Stack other) {
        var title = StackTitle.of(board.state(), other.id());
        if (other.id().equals(stack.id()) || !other.country().equals(stack.country())) {
            return Optional.of("a leader rides to another stack of his own country, which " + title + " is not");
        }
        if (other.besieged()) {
            return Optional.of(title + " is besieged in " + board.name(other.province()) + ", and nobody rides through the siege");
        }
        return Interventions.atPeace(board.state(), other) == Interventions.atPeace(board.state(), stack)
                ? Optional.empty()
                : Optional.of("one of the two stacks fights in the war and the other is at peace");
    }

    /** The reason why a stack of which a leader has ridden to it may not march, alone or with others; or empty. */
    static Optional<Refusal> forbidsMarching(Board board, Stack stack) {
        return Company.of(board.state(), stack).stream().flatMap(each -> each.leaders().stream()).filter(leader -> rode(board, leader)).findFirst()
                .map(leader -> Refusal.of(ONCE, SpokenNames.leader(board.state(), leader)
                        + " has ridden to the stack this impulse and moves no further: a part without him may be split off and march"));
    }

    /** Whether nobody in the stack has ridden to it this impulse, so that it can be taken along on a march. */
    static boolean fresh(Board board, Stack stack) {
        return stack.leaders().stream().noneMatch(leader -> rode(board, leader));
    }

    /** The reason why no leader may ride from the stack now, or empty. */
    private static Optional<Refusal> forbids(Board board, Stack stack) {
        var state = board.state();
        if (!(state.phase() instanceof Phase.Movement movement) || movement.move() != null || movement.engagement() != null
                || !state.duties().isEmpty() || state.allianceAt(movement.turnOf()) != state.allianceOf(stack)) {
            return refuse(RULE, "leaders ride alone between the movements of their alliance");
        }
        if (movement.ended().contains(stack.country())) {
            return refuse(RULE, Nation.of(stack.country()) + " has ended its movements this impulse");
        }
        var order = Contenders.forbids(board, stack.country());
        if (order.isPresent()) {
            return order;
        }
        if (stack.besieged()) {
            return refuse("EU-MOVE-BESIEGED", StackTitle.of(state, stack.id()) + " is besieged in " + board.name(stack.province()) + ", its leaders too");
        }
        return stack.moved()
                ? refuse(ONCE, StackTitle.of(state, stack.id()) + " has moved this impulse, its leaders with it")
                : Permission.forbidsMoving(board, stack);
    }

    private static Optional<Refusal> refuse(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }

    /** A leader rides to a stack. Refused with the legal rides of his stack, and with what he would meet on the way. */
    static Optional<Verdict<EuEvent>> ride(Play play, RideAlone command) {
        var board = play.board();
        var named = Objects.requireNonNullElse(command.leader(), "");
        var from = play.state().stacks().values().stream().filter(stack -> stack.leaders().contains(named)).findFirst();
        var into = play.state().stack(command.to());
        if (from.isEmpty() || into.isEmpty()) {
            return Play.refused(RULE, from.isEmpty() ? "no stack has the leader " + named : "there is no stack " + command.to());
        }
        var stack = from.get();
        var rides = new Rides(board, stack);
        var refusal = forbids(board, stack).or(() -> forbids(board, stack, command.leader(), into.get()));
        if (refusal.isPresent()) {
            return Optional.of(new Verdict.Refused<>(refusal.get().legal(options(board, stack))));
        }
        var ride = rides.safe().get(into.get().province());
        if (ride == null) {
            return Play.refused(RULE, unreached(board, rides, into.get()), options(board, stack));
        }
        play.happens(ridden(command.leader(), stack, into.get(), ride), steps(board, stack, ride));
        HierarchyWarnings.tell(play, board, List.of(stack.country()));
        return Play.done();
    }

    private static Optional<Refusal> forbids(Board board, Stack stack, String leader, Stack into) {
        if (PashaLeaders.bound(leader)) {
            return refuse(PASHA, SpokenNames.leader(board.state(), leader) + " is a Pasha and stays with his troops");
        }
        return rode(board, leader)
                ? refuse(ONCE, SpokenNames.leader(board.state(), leader) + " has ridden this impulse")
                : cannotJoin(board, stack, into).map(detail -> Refusal.of(RULE, detail));
    }

    private static String unreached(Board board, Rides rides, Stack into) {
        return rides.dangerTowards(into.province())
                .map(danger -> "a leader alone dies where he meets enemies or is intercepted, and rides only where he cannot: " + danger
                        + ", and no other way is short enough")
                .orElse("no way to " + board.name(into.province()) + " costs at most " + Rides.most(board) + " MP");
    }

    private static List<Step> steps(Board board, Stack stack, Ride ride) {
        var steps = new ArrayList<Step>();
        var at = stack.province();
        for (var next : ride.path()) {
            var cost = Marches.cost(board, stack, at, next);
            steps.add(Step.of("the leader enters " + board.name(next), LandMoves.RULE).tally(cost).result(cost.total() + " MP"));
            at = next;
        }
        steps.add(Step.of("a leader alone", RULE).result(ride.mp() + " of " + Rides.most(board) + " MP, no roll for attrition"));
        return steps;
    }
}
