package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tercio.domain.eia.combat.PursuitRules;
import tercio.domain.eia.combat.play.DueLosses.LossCell;
import tercio.domain.eia.common.concept.FactorType;

/** Draws legal losses at random, factor by factor or pursuit point by pursuit point; every legal choice is possible. */
final class RandomLosses {

    private RandomLosses() {}

    static int[] draw(DueLosses due, List<LossCell> cells, int[] left, IntUnaryOperator below) {
        int[] lost = new int[left.length];
        if (due.demand().pursuit()) {
            for (int point = 0; point < due.demand().due() && IntStream.range(0, left.length).anyMatch(at -> canPay(due, cells, left, at)); point++) {
                drawPoint(due, cells, left, lost, below);
            }
            return lost;
        }
        boolean owed = due.demand().cavalryOwed();
        for (int factor = 0; factor < due.rules().number(); factor++) {
            IntPredicate now = at -> left[at] > 0;
            IntPredicate cavalry = at -> left[at] > 0 && cells.get(at).type().isCavalry();
            IntPredicate better = at -> left[at] > 0 && cells.get(at).type() != FactorType.MILITIA;
            boolean first = owed && factor == 0 && IntStream.range(0, left.length).anyMatch(cavalry);
            boolean spare = due.demand().militiaLast() && IntStream.range(0, left.length).anyMatch(better);
            drawOne(first ? cavalry : spare ? better : now, left, lost, below);
        }
        return lost;
    }

    private static int drawOne(IntPredicate which, int[] left, int[] lost, IntUnaryOperator below) {
        int[] open = IntStream.range(0, left.length).filter(which).toArray();
        int at = open[below.applyAsInt(open.length)];
        left[at]--;
        lost[at]++;
        return at;
    }

    /** Whether a point may fall on a cell: it takes what is left of its kind, or finds all that it takes. */
    private static boolean canPay(DueLosses due, List<LossCell> cells, int[] left, int at) {
        int alike = IntStream.range(0, left.length).filter(other -> PursuitRules.isSameKind(cells.get(other).type(), cells.get(at).type()))
                .map(other -> left[other]).sum();
        return left[at] > 0 && (due.lastPoint() || alike >= PursuitRules.worth(cells.get(at).type(), due.tables().constants()));
    }

    private static void drawPoint(DueLosses due, List<LossCell> cells, int[] left, int[] lost, IntUnaryOperator below) {
        int first = drawOne(at -> canPay(due, cells, left, at), left, lost, below);
        int worth = PursuitRules.worth(cells.get(first).type(), due.tables().constants());
        for (int taken = 1; taken < worth; taken++) {
            IntPredicate alike = at -> left[at] > 0 && PursuitRules.isSameKind(cells.get(at).type(), cells.get(first).type());
            if (IntStream.range(0, left.length).noneMatch(alike)) {
                return;
            }
            drawOne(alike, left, lost, below);
        }
    }
}
