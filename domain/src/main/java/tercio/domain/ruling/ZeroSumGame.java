package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game of two players who choose at the same time, and of whom one gains what the other loses. It is solved exactly, by the
 * simplex method on fractions: of several solutions always the same one is found.
 *
 * @param gains the gain of the first player, indexed by his choice and then by the choice of the second player; at least one of each
 */
public record ZeroSumGame(List<List<Fraction>> gains) {

    /**
     * An equilibrium: neither player gains by changing his mixture alone.
     *
     * @param value the average gain of the first player
     * @param first the probability of each choice of the first player
     * @param second the probability of each choice of the second player
     */
    public record Equilibrium(Fraction value, List<Fraction> first, List<Fraction> second) {
        public Equilibrium {
            first = List.copyOf(first);
            second = List.copyOf(second);
        }
    }

    /** @throws IllegalArgumentException where a row is missing or has another length than the others */
    public ZeroSumGame {
        gains = gains.stream().map(List::copyOf).toList();
        if (gains.isEmpty() || gains.getFirst().isEmpty()) {
            throw new IllegalArgumentException("each player has at least one choice");
        }
        int columns = gains.getFirst().size();
        if (gains.stream().anyMatch(row -> row.size() != columns)) {
            throw new IllegalArgumentException("each choice of the first player has a gain for each choice of the second one");
        }
    }

    /**
     * One equilibrium. The gains are raised until all are positive; then the mixture of the second player is the solution of
     * "maximize the sum of y, where no row of gains times y exceeds 1", and that of the first player its dual.
     */
    public Equilibrium equilibrium() {
        var least = gains.stream().flatMap(List::stream).min(Fraction::compareTo).orElseThrow();
        var raise = Fraction.ONE.minus(least);
        var tableau = new Tableau(gains, raise);
        tableau.solve();
        var whole = tableau.sum();
        var value = Fraction.ONE.dividedBy(whole);
        return new Equilibrium(value.minus(raise), tableau.first().stream().map(part -> part.dividedBy(whole)).toList(),
                tableau.second().stream().map(part -> part.dividedBy(whole)).toList());
    }

    /** The simplex tableau: a row for each choice of the first player and one for the sum, a column for each variable. */
    private static final class Tableau {

        private final int rows;
        private final int columns;
        private final Fraction[][] cells;
        private final int[] basis;

        Tableau(List<List<Fraction>> gains, Fraction raise) {
            rows = gains.size();
            columns = gains.getFirst().size();
            cells = new Fraction[rows + 1][columns + rows + 1];
            basis = new int[rows];
            for (int row = 0; row < rows; row++) {
                basis[row] = columns + row;
                for (int column = 0; column < columns; column++) {
                    cells[row][column] = gains.get(row).get(column).plus(raise);
                }
                for (int slack = 0; slack < rows; slack++) {
                    cells[row][columns + slack] = slack == row ? Fraction.ONE : Fraction.ZERO;
                }
                cells[row][columns + rows] = Fraction.ONE;
            }
            for (int column = 0; column <= columns + rows; column++) {
                cells[rows][column] = column < columns ? Fraction.ONE.negate() : Fraction.ZERO;
            }
        }

        /** Bland's rule: always the first column and the first variable of those that may be exchanged, so that it ends. */
        void solve() {
            for (int entering = entering(); entering >= 0; entering = entering()) {
                pivot(leaving(entering), entering);
            }
        }

        private int entering() {
            for (int column = 0; column < columns + rows; column++) {
                if (cells[rows][column].signum() < 0) {
                    return column;
                }
            }
            return -1;
        }

        private int leaving(int entering) {
            int best = -1;
            Fraction least = null;
            for (int row = 0; row < rows; row++) {
                if (cells[row][entering].signum() > 0) {
                    var ratio = cells[row][columns + rows].dividedBy(cells[row][entering]);
                    int order = least == null ? -1 : ratio.compareTo(least);
                    if (order < 0 || order == 0 && basis[row] < basis[best]) {
                        best = row;
                        least = ratio;
                    }
                }
            }
            return best;
        }

        private void pivot(int pivotRow, int pivotColumn) {
            var pivot = cells[pivotRow][pivotColumn];
            for (int column = 0; column <= columns + rows; column++) {
                cells[pivotRow][column] = cells[pivotRow][column].dividedBy(pivot);
            }
            for (int row = 0; row <= rows; row++) {
                var factor = cells[row][pivotColumn];
                if (row != pivotRow && factor.signum() != 0) {
                    for (int column = 0; column <= columns + rows; column++) {
                        cells[row][column] = cells[row][column].minus(factor.times(cells[pivotRow][column]));
                    }
                }
            }
            basis[pivotRow] = pivotColumn;
        }

        Fraction sum() {
            return cells[rows][columns + rows];
        }

        /** The dual solution: what the slack variables cost. */
        List<Fraction> first() {
            return List.of(cells[rows]).subList(columns, columns + rows);
        }

        List<Fraction> second() {
            var values = new ArrayList<>(Collections.nCopies(columns, Fraction.ZERO));
            for (int row = 0; row < rows; row++) {
                if (basis[row] < columns) {
                    values.set(basis[row], cells[row][columns + rows]);
                }
            }
            return values;
        }
    }
}
