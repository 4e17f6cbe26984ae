package tercio.domain.eu.land.movement.play;

import java.util.List;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.TakingLosses;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.movement.play.MoveEvent.StackingPostponed;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The limits of stacking: at most 3 counters and 8 LD of an alliance in a province, tested at the end of a movement or a battle
 * (EU-STACK-3). {@link StackingSurplus} counts what is too many.
 *
 * <p>Reading: limits may be ignored during movement, and each stack is tested where its own movement ends. Troops who have still to move,
 * and are too many since a stack was split or has marched off, are tested when the movements of their alliance are over, or when somebody
 * more comes to the province; until then they may march off too.
 */
public final class Stacking {

    private static final String RULE = StackingSurplus.RULE;

    private Stacking() {}

    /**
     * Offers interceptors to go back first; the remaining surplus becomes losses to be taken.
     *
     * @return whether there was a surplus
     */
    public static boolean enforce(EuCommandRun play) {
        if (play.state().duties().stream().anyMatch(Duty.Losses.class::isInstance)) {
            return false;
        }
        var board = play.board();
        for (var stack : play.state().stacks().values()) {
            var alliance = play.state().allianceOf(stack);
            if (stack.besieged() || isBattleToCome(board, stack.province(), alliance)) {
                continue;
            }
            var together = MilitiaStacks.withoutMilitia(board.state(), board.stacksInField(stack.province(), alliance));
            if (isPostponed(play.state(), stack.province(), alliance, together)) {
                continue;
            }
            int surplus = StackingSurplus.surplus(board, together);
            if (surplus > 0 && areStillToMove(play.state(), alliance, together)) {
                postpone(play, together, surplus);
                return true;
            }
            if (surplus > 0) {
                if (!GoingBack.offerReturn(play, together, surplus)) {
                    play.emit(new LossesSuffered(together.getFirst().country(), together.stream().map(Stack::id).toList(), surplus, "stacking"));
                }
                return true;
            }
            var pashas = stacksWithPashas(board, together);
            if (!pashas.isEmpty()) {
                int least = pashas.stream().mapToInt(with -> with.units().timarCounters().smallestPasha()).min().orElseThrow();
                if (!GoingBack.offerReturn(play, pashas, least)) {
                    play.emit(new LossesSuffered(pashas.getFirst().country(), pashas.stream().map(Stack::id).toList(), least, TakingLosses.PASHAS));
                }
                return true;
            }
        }
        return false;
    }

    /**
     * Postpones the test where a split has made more counters than can stand in the province. To split is no end of a movement: the part
     * may still march off, or be joined to another stack.
     */
    static void postpone(EuCommandRun play, Stack split) {
        var alliance = play.state().allianceOf(split);
        var together = play.board().stacksInField(split.province(), alliance);
        int surplus = split.besieged() ? 0 : StackingSurplus.surplus(play.board(), together);
        if (surplus > 0) {
            postpone(play, together, surplus);
        }
    }

    private static void postpone(EuCommandRun play, List<Stack> together, int surplus) {
        var province = together.getFirst().province();
        play.emit(new StackingPostponed(province, play.state().allianceOf(together.getFirst()), StackingSurplus.ldBesidePashas(together), surplus), List.of(Step.of("stacking", RULE)
                .result(Sentence.of("eu.movement.result-surplus").with("surplus", surplus).with("counters", StackingLimits.from(play.tables()).counters())
                        .with("ld", StackingLimits.from(play.tables()).ld()))));
    }

    /** Whether the troops are of the moving alliance and nobody among them has come there in this impulse, by a march, an interception or out of a battle. */
    private static boolean areStillToMove(EuState state, Alliance alliance, List<Stack> together) {
        return state.phase() instanceof Phase.Movement movement && state.allianceAt(movement.turnOf()) == alliance
                && together.stream().noneMatch(stack -> stack.moved() || stack.intercepted() || stack.barred());
    }

    /** LD that will be too many where a stack stands once it has marched off with those that move with it; 0 where the rest may stay. */
    static int surplusLeftBehind(WarView board, Stack stack) {
        var going = JointMarch.of(board.state(), stack).stream().map(Stack::id).toList();
        var rest = MilitiaStacks.withoutMilitia(board.state(), board.stacksInField(stack.province(), board.state().allianceOf(stack))).stream()
                .filter(other -> !going.contains(other.id())).toList();
        return rest.isEmpty() ? 0 : Math.max(0, StackingSurplus.surplus(board, rest));
    }

    private static boolean isPostponed(EuState state, SpaceId province, Alliance alliance, List<Stack> together) {
        return state.phase() instanceof Phase.Movement movement && movement.crowds().stream().anyMatch(crowd ->
                crowd.province().equals(province) && crowd.alliance() == alliance && StackingSurplus.ldBesidePashas(together) <= crowd.ld());
    }

    /**
     * Whether a battle is still to be fought there; the test follows the battle. The stacks of the phasing alliance are also
     * tested at the end of each movement.
     */
    private static boolean isBattleToCome(WarView board, SpaceId province, Alliance alliance) {
        return switch (board.state().phase()) {
            case Phase.Movement movement -> isPhasingBeside(board, province, alliance, movement.turnOf());
            case Phase.Exploration step -> isPhasingBeside(board, province, alliance, step.turnOf());
            case Phase.Battles battles -> battles.provinces().contains(province);
            default -> false;
        };
    }

    private static boolean isPhasingBeside(WarView board, SpaceId province, Alliance alliance, int turnOf) {
        var phasing = board.state().allianceAt(turnOf);
        return phasing != alliance && !board.stacksInField(province, phasing).isEmpty();
    }

    /** The stacks with Pashas where more are together than the limit allows; one of the Pashas must go. */
    private static List<Stack> stacksWithPashas(WarView board, List<Stack> together) {
        return StackingSurplus.hasTooManyPashas(board, together) ? together.stream().filter(stack -> stack.units().pashas() > 0).toList() : List.of();
    }
}
