package tercio.domain.eu.play.movement;

import java.util.List;
import tercio.domain.eu.game.BattleEvent.LossesSuffered;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;

/**
 * At most 3 counters and 8 LD of an alliance in a province, tested when a movement or a battle is over (EU-STACK-1,
 * EU-STACK-3). Stacks that stand together could merge at any moment, so the fewest counters that can hold their LD are
 * counted.
 */
public final class Stacking {

    private Stacking() {}

    /** Surplus units become losses to be taken; whether any did. */
    public static boolean enforce(Play play) {
        if (play.state().duties().stream().anyMatch(Duty.Losses.class::isInstance)) {
            return false;
        }
        var board = play.board();
        for (var stack : play.state().stacks().values()) {
            var together = board.field(stack.province(), play.state().allianceOf(stack));
            int surplus = surplus(board, together);
            if (!stack.besieged() && surplus > 0) {
                play.happens(new LossesSuffered(together.getFirst().country(), together.stream().map(Stack::id).toList(), surplus, "stacking"));
                return true;
            }
        }
        return false;
    }

    /** LD above what may stand together in one province. */
    static int surplus(Board board, List<Stack> together) {
        var limits = board.tables().stackingLimits();
        int armies = together.stream().mapToInt(stack -> stack.units().armyPlus() + stack.units().armyMinus()).sum();
        int ld = Board.ld(together);
        int held = Math.min(ld, limits.ld());
        while (Breaking.fewestCounters(armies, held) > limits.counters()) {
            held--;
        }
        return ld - held;
    }
}
