package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.movement.MoveCommand.MergeStacks;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/**
 * Dropping and picking up units along a move (EU-MOVE-REGROUP): where the moving stack pauses, or may go on after a battle. Units that
 * are dropped have moved; units that are picked up count as moved and must not have moved before, and the MP of the whole move go on
 * counting. Readings: a stack is picked up whole, after it has been split if only a part of it comes; only stacks of the country that
 * moves come along; a campaign that limits the size of stacks in active moves limits that of the whole stack.
 */
final class Underway {

    static final String RULE = "EU-MOVE-REGROUP";

    private Underway() {}

    /** The move that waits in a province where its stack may be regrouped. */
    static Optional<Move> paused(EuState state) {
        return state.duties().isEmpty() && state.phase() instanceof Phase.Movement movement && movement.engagement() == null
                && movement.move() != null && movement.move().waits()
                ? Optional.of(movement.move())
                : Optional.empty();
    }

    /** Whether the stack is the one that moves, or one of its country that it could pick up. */
    static boolean concerned(EuState state, Stack stack) {
        return paused(state).filter(move -> move.stack().equals(stack.id()) || standing(state, move, stack)).isPresent();
    }

    private static boolean standing(EuState state, Move move, Stack stack) {
        var mover = state.stacks().get(move.stack());
        return !stack.id().equals(mover.id()) && stack.country().equals(mover.country()) && stack.province().equals(mover.province())
                && !stack.besieged() && !stack.moved();
    }

    /** The stacks that the moving stack may pick up now. */
    static List<Option> pickUps(Board board) {
        var state = board.state();
        return paused(state).stream()
                .flatMap(move -> board.stacks(move.province(), stack -> standing(state, move, stack) && LeadersAlone.fresh(board, stack)).stream()
                        .filter(stack -> Regrouping.mergeable(board, state.stacks().get(move.stack()), stack)
                                && forbids(board, state.stacks().get(move.stack()), stack).isEmpty())
                        .map(stack -> new Option(StackTitle.of(state, move.stack()) + " picks up " + StackTitle.of(state, stack.id()),
                                new MergeStacks(stack.id(), move.stack()))))
                .toList();
    }

    /** The reason why the moving stack cannot pick the other one up, or empty. */
    private static Optional<Refusal> forbids(Board board, Stack mover, Stack other) {
        if (Interventions.atPeace(board.state(), mover) != Interventions.atPeace(board.state(), other)) {
            return Optional.of(Refusal.of("EU-UNIT-3", StackTitle.of(board.state(), mover.id()) + " and " + StackTitle.of(board.state(), other.id())
                    + " do not join: one of them fights in the war and the other is at peace"));
        }
        var status = board.state().countries().get(mover.country());
        int limit = StackingLimits.in(board.tables()).smallStackLd();
        boolean small = status.active().stream().anyMatch(active -> active.stack().equals(mover.id()) && active.small());
        return small && status.campaign() != Campaign.MULTIPLE && !together(mover, other).small(limit)
                ? Optional.of(Refusal.of("EU-CAMP-3", StackTitle.of(board.state(), mover.id()) + " makes an active move as a stack of at most "
                        + limit + " LD and cannot become larger in it"))
                : Optional.empty();
    }

    private static Stack together(Stack mover, Stack other) {
        Units all = mover.units().plus(other.units());
        return mover.units(all, mover.veteranLd() + other.veteranLd());
    }

    /** The refusal to pick up a stack that has moved or is not beside the moving stack, or empty. */
    static Optional<Verdict<EuEvent>> forbidsPickingUp(Board board, Move move, MergeStacks command) {
        var state = board.state();
        var mover = state.stacks().get(move.stack());
        var other = state.stack(command.stack()).orElseThrow();
        if (!command.into().equals(mover.id()) || !standing(state, move, other) || !LeadersAlone.fresh(board, other)) {
            return Play.refused(RULE, StackTitle.of(state, mover.id()) + " picks up whole stacks of its country that stand in the field of "
                    + board.name(move.province()) + " and have not moved, nor have their leaders", LandMoves.regrouping(board));
        }
        return forbids(board, mover, other).map(refusal -> new Verdict.Refused<>(refusal.legal(LandMoves.regrouping(board))));
    }
}
