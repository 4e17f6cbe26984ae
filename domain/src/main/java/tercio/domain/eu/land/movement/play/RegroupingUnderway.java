package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * Dropping and picking up units along a move (EU-MOVE-REGROUP): where the moving stack pauses, or may go on after a battle. Units that
 * are dropped have moved; units that are picked up count as moved and must not have moved before, and the MP of the whole move go on
 * counting. Readings: a stack is picked up whole, after it has been split if only a part of it comes; only stacks of the country that
 * moves come along; a campaign that limits the size of stacks in active moves limits that of the whole stack.
 */
final class RegroupingUnderway {

    static final String RULE = "EU-MOVE-REGROUP";

    private RegroupingUnderway() {}

    /** The move that waits in a province where its stack may be regrouped. */
    static Optional<Move> pausedMove(EuState state) {
        return state.duties().isEmpty() && state.phase() instanceof Movement movement && movement.engagement().isEmpty()
                ? movement.move().filter(Move::waitsForPlayer) : Optional.empty();
    }

    /** Whether the stack is the one that moves, or one of its country that it could pick up. */
    static boolean isConcerned(EuState state, Stack stack) {
        return pausedMove(state).filter(move -> move.stack().equals(stack.id()) || standsBeside(state, move, stack)).isPresent();
    }

    private static boolean standsBeside(EuState state, Move move, Stack stack) {
        var mover = state.stacks().get(move.stack());
        return !stack.id().equals(mover.id()) && stack.country().equals(mover.country()) && stack.province().equals(mover.province())
                && !stack.besieged() && !stack.moved();
    }

    /** The stacks that the moving stack may pick up now. */
    static List<Option> pickUpOptions(WarView board) {
        var state = board.state();
        return pausedMove(state).stream()
                .flatMap(move -> board.stacks(move.province(), stack -> standsBeside(state, move, stack) && LeadersAlone.hasNoRider(board, stack)).stream()
                        .filter(stack -> Regrouping.canMerge(board, stack, state.stacks().get(move.stack()))
                                && joinRefusal(board, state.stacks().get(move.stack()), stack).isEmpty())
                        .map(stack -> new Option(Sentence.of("eu.movement.pick-up").with("stack", SentenceNames.stack(state, move.stack()))
                                .with("other", SentenceNames.stack(state, stack.id())),
                                new MergeStacks(stack.id(), move.stack()))))
                .toList();
    }

    /** The reason why the moving stack cannot pick the other one up, or empty. */
    private static Optional<Refusal> joinRefusal(WarView board, Stack mover, Stack other) {
        var apart = Interventions.mergeRefusal(board, other, mover);
        if (apart.isPresent()) {
            return apart;
        }
        var status = board.state().countries().get(mover.country());
        int limit = StackingLimits.from(board.tables()).smallStackLd();
        boolean small = status.active().stream().anyMatch(active -> active.stack().equals(mover.id()) && active.small());
        return small && status.campaign() != Campaign.MULTIPLE && !combine(mover, other).isSmall(limit)
                ? Optional.of(Refusal.of("EU-CAMP-3", Sentence.of("eu.movement.refused-stays-small").with("stack", SentenceNames.stack(board.state(), mover.id())).with("most", limit)))
                : Optional.empty();
    }

    private static Stack combine(Stack mover, Stack other) {
        Units all = mover.units().plus(other.units());
        return mover.withUnits(all, mover.veteranLd() + other.veteranLd());
    }

    /** The refusal to pick up a stack that has moved or is not beside the moving stack, or empty. */
    static Optional<Refusal> pickUpRefusal(WarView board, Move move, MergeStacks command) {
        var state = board.state();
        var mover = state.stacks().get(move.stack());
        var other = state.stack(command.stack()).orElseThrow();
        if (!command.into().equals(mover.id()) || !standsBeside(state, move, other) || !LeadersAlone.hasNoRider(board, other)) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.movement.refused-picks-up").with("stack", SentenceNames.stack(state, mover.id()))
                    .with("where", SentenceNames.place(move.province()))).withLegal(LandMoves.regroupingOptions(board)));
        }
        return joinRefusal(board, mover, other).map(refusal -> refusal.withLegal(LandMoves.regroupingOptions(board)));
    }
}
