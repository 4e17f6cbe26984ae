package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.interception.Attempts;
import tercio.domain.eu.play.interception.Interceptions;
import tercio.domain.eu.play.Meetings;
import tercio.domain.eu.play.RightsOfWar;
import tercio.domain.eu.play.march.AttritionOfMarches;
import tercio.domain.eu.play.movement.MoveCommand.MergeStacks;
import tercio.domain.eu.play.movement.MoveCommand.SplitStack;
import tercio.domain.eu.play.movement.MoveEvent.StacksMerged;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** Splitting a stack before it moves or intercepts and joining stacks of a country in one province (EU-UNIT-2, EU-UNIT-3). */
public final class Regrouping {

    private static final String SPLIT = "EU-UNIT-2";
    private static final String MERGE = "EU-UNIT-3";

    private Regrouping() {}

    /** Splits and mergers of a stack, as complete commands. */
    public static List<Option> options(Board board, Stack stack) {
        var options = new ArrayList<Option>();
        if (forbidsSplit(board, stack).isEmpty()) {
            options.addAll(splits(board, stack));
        }
        if (Underway.paused(board.state()).isEmpty() && forbidden(board, stack).isEmpty()) {
            for (var other : board.stacks(stack.province(), other -> mergeable(board, stack, other))) {
                options.add(new Option(StackTitle.of(board.state(), stack.id()) + " joins " + StackTitle.of(board.state(), other.id()), new MergeStacks(stack.id(), other.id())));
            }
        }
        return options;
    }

    private static List<Option> splits(Board board, Stack stack) {
        var options = new ArrayList<Option>();
        for (var taken : Splitting.allParts(board.state(), stack)) {
            for (boolean leader : stack.leaders().isEmpty() ? List.of(false) : List.of(false, true)) {
                options.add(new Option(taken + (taken.counters() == 1 ? " leaves " : " leave ") + StackTitle.of(board.state(), stack.id()) + (leader ? " with its leaders" : ""),
                        new SplitStack(stack.id(), Counters.of(taken), leader)));
            }
        }
        return options;
    }

    /** An optional decision for each stack that may be split now. Its form allows every possible split. */
    public static List<Decision> splittings(Board board) {
        var asking = Interceptions.asking(board);
        return board.state().stacks().values().stream()
                .filter(stack -> forbidsSplit(board, stack, asking).isEmpty() && Splitting.any(board.state(), stack).isPresent())
                .map(stack -> SplitForm.decision(board, stack))
                .toList();
    }

    /** Whether the stack can be split or joined to another. */
    public static boolean canRegroup(Board board, Stack stack) {
        return forbidsSplit(board, stack).isEmpty() && Splitting.any(board.state(), stack).isPresent()
                || forbidden(board, stack).isEmpty() && !board.stacks(stack.province(), other -> mergeable(board, stack, other)).isEmpty();
    }

    /** Whether two stacks of one country in the same place may be one (EU-UNIT-3). */
    static boolean mergeable(Board board, Stack stack, Stack other) {
        return !other.id().equals(stack.id())
                && other.country().equals(stack.country())
                && other.province().equals(stack.province())
                && other.besieged() == stack.besieged()
                && Meetings.forbidsMerging(board, stack.province(), stack.id(), stack.country(), other.id(), other.country()).isEmpty()
                && stack.units().pashas() + other.units().pashas() <= StackingLimits.in(board.tables()).pashas()
                && Interventions.atPeace(board.state(), stack) == Interventions.atPeace(board.state(), other);
    }

    private static Optional<Verdict<EuEvent>> forbidden(Board board, Stack stack) {
        return board.state().phase() instanceof Phase.Movement movement
                        && !movement.busy()
                        && movement.engagement() == null
                        && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(stack)
                        && !movement.ended().contains(stack.country())
                ? Optional.empty()
                : Play.refused(SPLIT, "stacks are split and joined between the movements of their own alliance");
    }

    /**
     * The reason why the stack may not split now. It may split between the movements of its alliance if it has not moved,
     * before it intercepts (EU-INT-SPLIT), and where it drops or picks up units on its way (EU-MOVE-REGROUP).
     */
    private static Optional<Verdict<EuEvent>> forbidsSplit(Board board, Stack stack) {
        return forbidsSplit(board, stack, Interceptions.asking(board));
    }

    private static Optional<Verdict<EuEvent>> forbidsSplit(Board board, Stack stack, List<Stack> asking) {
        var right = RightsOfWar.forbidsDividing(board, stack);
        if (right.isPresent()) {
            return right.map(Verdict.Refused<EuEvent>::new);
        }
        if (asking.contains(stack) || Underway.concerned(board.state(), stack)) {
            return Optional.empty();
        }
        var forbidden = forbidden(board, stack);
        return forbidden.isEmpty() && stack.moved()
                ? Play.refused("EU-MOVE-ONCE", StackTitle.of(board.state(), stack.id()) + " has moved this impulse: its parts would not move either")
                : forbidden;
    }

    /** Splits units off a stack, with the leaders and as many veterans as the player chooses. */
    public static Optional<Verdict<EuEvent>> split(Play play, SplitStack command) {
        var known = play.state().stack(command.stack());
        if (known.isEmpty()) {
            return Play.refused(SPLIT, "there is no stack " + command.stack());
        }
        var stack = known.get();
        var forbidden = forbidsSplit(play.board(), stack);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        var leaders = command.leaders().orElse(command.leader() ? stack.leaders() : List.of());
        var fault = Splitting.faultOfSplit(play.state(), stack, command.units(), leaders).or(() -> Splitting.fault(play.state(), stack, command.units(), command.veteranLd()));
        if (fault.isPresent()) {
            return Play.refused(SPLIT, fault.get(), options(play.board(), stack));
        }
        boolean onItsWay = Underway.paused(play.state()).filter(move -> move.stack().equals(stack.id())).isPresent();
        var part = Splitting.take(play, stack, command.units().units(), Optional.ofNullable(command.veteranLd()), leaders);
        if (onItsWay) {
            AttritionOfMarches.dropped(play, stack.id(), part);
        } else {
            Stacking.postpone(play, stack);
        }
        return Attempts.lapsed(play, stack.country());
    }

    /** Joins two stacks. Refused unless they are of one country and in the same place (EU-UNIT-3). */
    public static Optional<Verdict<EuEvent>> merge(Play play, MergeStacks command) {
        var one = play.state().stack(command.stack());
        var other = play.state().stack(command.into());
        if (one.isEmpty() || other.isEmpty()) {
            return Play.refused(MERGE, "there is no stack " + (one.isEmpty() ? command.stack() : command.into()));
        }
        var paused = Underway.paused(play.state());
        var forbidden = paused.isPresent()
                ? Underway.forbidsPickingUp(play.board(), paused.get(), command)
                : forbidden(play.board(), one.get());
        if (forbidden.isPresent()) {
            return forbidden;
        }
        var carrying = Meetings.forbidsMerging(play.board(), one.get().province(), one.get().id(), one.get().country(), other.get().id(), other.get().country());
        if (carrying.isPresent() && one.get().province().equals(other.get().province())) {
            return carrying.map(Verdict.Refused<EuEvent>::new);
        }
        if (!mergeable(play.board(), one.get(), other.get())) {
            return Play.refused(MERGE, StackTitle.of(play.state(), command.stack()) + " and " + StackTitle.of(play.state(), command.into())
                    + " are not two stacks of one country in the same place"
                    + (one.get().units().pashas() + other.get().units().pashas() > 0 ? " with at most " + StackingLimits.in(play.tables()).pashas() + " Pashas together" : ""), options(play.board(), one.get()));
        }
        var before = play.board();
        play.happens(new StacksMerged(command.stack(), command.into()));
        if (paused.isEmpty()) {
            AttritionOfMarches.joined(play, before, command.stack(), command.into());
        }
        return Play.done();
    }
}
