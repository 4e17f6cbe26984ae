package tercio.domain.eu.battle;

import java.util.List;
import java.util.function.IntPredicate;
import tercio.domain.eu.battle.EndsAtSea.How;
import tercio.domain.eu.battle.SeaExchange.Strike;

/**
 * Who wins the battles at sea of a grid, and what the pursuit adds, for exact odds: the rules of {@link WinnerAndPursuit} and {@link SeaLosses}
 * on counts.
 */
final class SeaWinners {

    private final NavalParameters parameters;
    private final BattleState opened;
    private final How how;
    private final SeaGrid grid;
    private final int phasingMorale;
    private final int nonPhasingMorale;

    /**
     * @param opened the state after the roll for the wind
     * @param how the days of all battles have ended
     */
    SeaWinners(NavalParameters parameters, BattleState opened, How how, SeaGrid grid) {
        this.parameters = parameters;
        this.opened = opened;
        this.how = how;
        this.grid = grid;
        phasingMorale = grid.shape().morale(Side.PHASING);
        nonPhasingMorale = grid.shape().morale(Side.NON_PHASING);
    }

    /**
     * Adds the battles after which a side pursues.
     *
     * @param pursuer that side; {@link Winner#NONE} for the battles without a pursuit
     * @param strikes what the faces of its die do
     */
    void count(Winner pursuer, List<Strike> strikes, SeaEnds ends) {
        for (int first = 0; first <= phasingMorale; first++) {
            for (int second = 0; second <= nonPhasingMorale; second++) {
                var winner = winner(first, second);
                if (winner != Winner.UNDECIDED && grid.possible(first, second)) {
                    new Alike(first, second, winner, pursuer, strikes, ends).count();
                }
            }
        }
    }

    /** The winner by rout, retreat, withdrawal or the morale left; undecided where the battles go on. */
    private Winner winner(int first, int second) {
        int left = phasingMorale - first;
        int other = nonPhasingMorale - second;
        if (left == 0 || other == 0 || how == How.SHOCK2) {
            return left == other ? Winner.NONE : left > other ? Winner.PHASING : Winner.NON_PHASING;
        }
        return switch (how) {
            case FIRE1, FIRE2 -> withdraws() ? Winner.of(opened.sea().wind().side().orElseThrow().opponent()) : Winner.UNDECIDED;
            case PHASING_RETREATS -> Winner.NON_PHASING;
            case NON_PHASING_RETREATS -> Winner.PHASING;
            case SHOCK1, SHOCK2 -> Winner.UNDECIDED;
        };
    }

    private boolean withdraws() {
        return how == How.FIRE1 && EndsAtSea.withdraws(parameters, opened, BattleRoll.FIRE1)
                || how == How.FIRE2 && EndsAtSea.withdraws(parameters, opened, BattleRoll.FIRE2);
    }

    /** Battles with the same stars. */
    private final class Alike {

        private final int first;
        private final int second;
        private final Winner fought;
        private final Winner pursuer;
        private final List<Strike> strikes;
        private final SeaEnds ends;
        private final SeaMatrix matrix;
        private final boolean phasing;
        private final boolean nonPhasing;
        private final int leastByPhasing;
        private final int leastByNonPhasing;

        private Alike(int first, int second, Winner fought, Winner pursuer, List<Strike> strikes, SeaEnds ends) {
            this.first = first;
            this.second = second;
            this.fought = fought;
            this.pursuer = pursuer;
            this.strikes = strikes;
            this.ends = ends;
            matrix = grid.matrix(first, second);
            phasing = first == phasingMorale;
            nonPhasing = second == nonPhasingMorale;
            leastByPhasing = grid.shape().phasing().least()[second];
            leastByNonPhasing = grid.shape().nonPhasing().least()[first];
        }

        /** Battles in which the same sides are destroyed have the same winner. */
        private void count() {
            IntPredicate phasingGone = column -> ends.destroyed(Side.PHASING, leastByNonPhasing + column, phasing);
            IntPredicate nonPhasingGone = row -> ends.destroyed(Side.NON_PHASING, leastByPhasing + row, nonPhasing);
            int top = 0;
            while (top < matrix.rows()) {
                int bottom = end(top, matrix.rows(), nonPhasingGone);
                int left = 0;
                while (left < matrix.columns()) {
                    int right = end(left, matrix.columns(), phasingGone);
                    count(winner(phasingGone.test(left), nonPhasingGone.test(top)), top, bottom, left, right);
                    left = right;
                }
                top = bottom;
            }
        }

        private static int end(int from, int most, IntPredicate gone) {
            int end = from + 1;
            while (end < most && gone.test(end) == gone.test(from)) {
                end++;
            }
            return end;
        }

        /** Destruction takes precedence over a rout, and a rout or retreat over the morale left, but nothing over a withdrawal. */
        private Winner winner(boolean phasingGone, boolean nonPhasingGone) {
            if (!phasingGone && !nonPhasingGone || withdrawn()) {
                return fought;
            }
            return phasingGone && nonPhasingGone ? Winner.NONE : phasingGone ? Winner.NON_PHASING : Winner.PHASING;
        }

        private boolean withdrawn() {
            return !phasing && !nonPhasing && withdraws();
        }

        /** A winner that has routed does not pursue, nor does anybody after a withdrawal. */
        private void count(Winner winner, int top, int bottom, int left, int right) {
            boolean pursues = !withdrawn() && (winner == Winner.PHASING && !phasing || winner == Winner.NON_PHASING && !nonPhasing);
            if (pursuer == (pursues ? winner : Winner.NONE)) {
                for (var strike : strikes) {
                    end(winner, top, bottom, left, right, strike);
                }
            }
        }

        private void end(Winner winner, int top, int bottom, int left, int right, Strike pursuit) {
            boolean own = winner == Winner.PHASING;
            var in = ends.in(how.end(), winner, phasing || !own && first + pursuit.stars() >= phasingMorale, nonPhasing || own && second + pursuit.stars() >= nonPhasingMorale,
                    pursuit.stars());
            int byPhasing = leastByPhasing + (own ? pursuit.losses() : 0);
            int byNonPhasing = leastByNonPhasing + left + (own ? 0 : pursuit.losses());
            for (int row = top; row < bottom; row++) {
                in.add(byPhasing + row, byNonPhasing, matrix.ways(), matrix.row(row) + left, matrix.row(row) + right, pursuit.faces());
            }
        }
    }
}
