package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.InterceptionRolls;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.StacksMerged;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Splitting a stack before it moves or intercepts and joining stacks of a country in one province (EU-UNIT-2, EU-UNIT-3). */
public final class Regrouping {

    private static final String SPLIT = "EU-UNIT-2";
    private static final String MERGE = "EU-UNIT-3";

    private Regrouping() {}

    /** Splits and mergers of a stack, as complete commands. */
    public static List<Option> options(WarView board, Stack stack) {
        var options = new ArrayList<Option>();
        if (splitRefusal(board, stack).isEmpty()) {
            options.addAll(splitOptions(board, stack));
        }
        if (RegroupingUnderway.pausedMove(board.state()).isEmpty() && regroupRefusal(board, stack).isEmpty()) {
            for (var other : board.stacks(stack.province(), other -> canMerge(board, stack, other))) {
                options.add(new Option(Sentence.of("eu.movement.join").with("stack", SentenceNames.stack(board.state(), stack.id()))
                        .with("into", SentenceNames.stack(board.state(), other.id())), new MergeStacks(stack.id(), other.id())));
            }
        }
        return options;
    }

    private static List<Option> splitOptions(WarView board, Stack stack) {
        var options = new ArrayList<Option>();
        for (var taken : Splitting.allParts(board.state(), stack)) {
            for (boolean leader : stack.leaders().isEmpty() ? List.of(false) : List.of(false, true)) {
                options.add(new Option(Sentence.of("eu.movement.leave").with("units", AnswerNames.counters(taken)).with("stack", SentenceNames.stack(board.state(), stack.id()))
                        .with("led", leader),
                        new SplitStack(stack.id(), Counters.of(taken), leader)));
            }
        }
        return options;
    }

    /** An optional decision for each stack that may be split now. Its form allows every possible split. */
    public static List<Decision> splitDecisions(WarView board) {
        var asking = Interceptions.stacksToAsk(board);
        return board.state().stacks().values().stream()
                .filter(stack -> splitRefusal(board, stack, asking).isEmpty() && Splitting.anyPart(board.state(), stack).isPresent())
                .map(stack -> SplitForm.decision(board, stack))
                .toList();
    }

    /** Whether the stack can be split or joined to another. */
    public static boolean canRegroup(WarView board, Stack stack) {
        return splitRefusal(board, stack).isEmpty() && Splitting.anyPart(board.state(), stack).isPresent()
                || regroupRefusal(board, stack).isEmpty() && !board.stacks(stack.province(), other -> canMerge(board, stack, other)).isEmpty();
    }

    /** Whether a stack may join another of its country in the same place (EU-UNIT-3). */
    static boolean canMerge(WarView board, Stack stack, Stack other) {
        return !other.id().equals(stack.id())
                && other.country().equals(stack.country())
                && other.province().equals(stack.province())
                && other.besieged() == stack.besieged()
                && Meetings.mergeRefusal(board, stack.province(), stack.id(), stack.country(), other.id(), other.country()).isEmpty()
                && stack.units().pashas() + other.units().pashas() <= StackingLimits.from(board.tables()).pashas()
                && Interventions.mergeRefusal(board, stack, other).isEmpty();
    }

    private static Optional<Refusal> regroupRefusal(WarView board, Stack stack) {
        return board.state().phase() instanceof Movement movement
                        && !movement.isUnderWay()
                        && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(stack)
                        && !movement.ended().contains(stack.country())
                ? Optional.empty()
                : Optional.of(Refusal.of(SPLIT, Sentence.of("eu.movement.refused-between-movements")));
    }

    /**
     * The reason why the stack may not split now. It may split between the movements of its alliance if it has not moved,
     * before it intercepts (EU-INT-SPLIT), and where it drops or picks up units on its way (EU-MOVE-REGROUP).
     */
    private static Optional<Refusal> splitRefusal(WarView board, Stack stack) {
        return splitRefusal(board, stack, Interceptions.stacksToAsk(board));
    }

    private static Optional<Refusal> splitRefusal(WarView board, Stack stack, List<Stack> asking) {
        var right = WarRestrictions.divisionRefusal(board, stack);
        if (right.isPresent()) {
            return right;
        }
        if (asking.contains(stack) || RegroupingUnderway.isConcerned(board.state(), stack)) {
            return Optional.empty();
        }
        var forbidden = regroupRefusal(board, stack);
        return forbidden.isEmpty() && stack.moved()
                ? Optional.of(Refusal.of("EU-MOVE-ONCE", Sentence.of("eu.movement.refused-parts-moved").with("stack", SentenceNames.stack(board.state(), stack.id()))))
                : forbidden;
    }

    /** Splits units off a stack, with the leaders and as many veterans as the player chooses. */
    public static Execution split(EuCommandRun play, SplitStack command) {
        var known = play.state().stack(command.stack());
        if (known.isEmpty()) {
            return EuCommandRun.refuse(SPLIT, Sentence.of("eu.common.refused-no-stack").with("id", new Text(String.valueOf(command.stack()))));
        }
        var stack = known.get();
        var forbidden = splitRefusal(play.board(), stack);
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        var leaders = command.leaders().orElse(command.leader() ? stack.leaders() : List.of());
        var fault = Splitting.splitFault(play.state(), stack, command.units(), leaders).or(() -> Splitting.fault(play.state(), stack, command.units(), command.veteranLd()));
        if (fault.isPresent()) {
            return EuCommandRun.refuse(SPLIT, fault.get(), options(play.board(), stack));
        }
        boolean onItsWay = RegroupingUnderway.pausedMove(play.state()).filter(move -> move.stack().equals(stack.id())).isPresent();
        var part = Splitting.splitOff(play, stack, command.units().units(), Optional.ofNullable(command.veteranLd()), leaders);
        if (onItsWay) {
            MarchAttrition.noteDroppedUnits(play, stack.id(), part);
        } else {
            Stacking.postpone(play, stack);
        }
        return InterceptionRolls.lapse(play, stack.country());
    }

    /** Joins two stacks. Refused unless they are of one country and in the same place (EU-UNIT-3). */
    public static Execution merge(EuCommandRun play, MergeStacks command) {
        var one = play.state().stack(command.stack());
        var other = play.state().stack(command.into());
        if (one.isEmpty() || other.isEmpty()) {
            return EuCommandRun.refuse(MERGE, Sentence.of("eu.common.refused-no-stack").with("id", new Text(String.valueOf(one.isEmpty() ? command.stack() : command.into()))));
        }
        var paused = RegroupingUnderway.pausedMove(play.state());
        var forbidden = paused.isPresent()
                ? RegroupingUnderway.pickUpRefusal(play.board(), paused.get(), command)
                : regroupRefusal(play.board(), one.get());
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        var carrying = Meetings.mergeRefusal(play.board(), one.get().province(), one.get().id(), one.get().country(), other.get().id(), other.get().country());
        if (carrying.isPresent() && one.get().province().equals(other.get().province())) {
            return EuCommandRun.refuse(carrying.get());
        }
        var apart = Interventions.mergeRefusal(play.board(), one.get(), other.get());
        if (apart.isPresent() && one.get().country().equals(other.get().country())) {
            return EuCommandRun.refuse(apart.get());
        }
        if (!canMerge(play.board(), one.get(), other.get())) {
            return EuCommandRun.refuse(MERGE, Sentence.of("eu.movement.refused-not-joined").with("stack", SentenceNames.stack(play.state(), command.stack()))
                    .with("into", SentenceNames.stack(play.state(), command.into())).with("pashas", one.get().units().pashas() + other.get().units().pashas() > 0 ? StackingLimits.from(play.tables()).pashas() : 0), options(play.board(), one.get()));
        }
        var before = play.board();
        play.emit(new StacksMerged(command.stack(), command.into()));
        if (paused.isEmpty()) {
            MarchAttrition.makeDueAfterJoining(play, before, command.stack(), command.into());
        }
        return EuCommandRun.success();
    }
}
