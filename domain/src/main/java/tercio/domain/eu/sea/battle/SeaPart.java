package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import tercio.domain.eu.common.battle.Side;

/**
 * Part of the battles of a grid with the same stars, for exact odds.
 *
 * @param byPhasing the losses by the phasing side in the first row, as {@code byNonPhasing} those by the other one in the first column
 */
record SeaPart(SeaMatrix matrix, int byPhasing, int byNonPhasing) {

    /** All battles with these stars. */
    static SeaPart of(SeaGrid grid, int phasingStars, int nonPhasingStars) {
        return new SeaPart(grid.matrix(phasingStars, nonPhasingStars), grid.shape().phasing().least()[nonPhasingStars], grid.shape().nonPhasing().least()[phasingStars]);
    }

    /** The least losses by a side. */
    int least(Side by) {
        return by == Side.PHASING ? byPhasing : byNonPhasing;
    }

    /** The number of consecutive losses by a side. */
    int count(Side by) {
        return by == Side.PHASING ? matrix.rows() : matrix.columns();
    }

    /** Numbers in the matrix from losses by a side to one more. */
    int step(Side by) {
        return by == Side.PHASING ? matrix.wide() : matrix.cases();
    }

    /** The parts in which the losses by a side are equivalent, from the least on. */
    List<SeaPart> divide(Side by, IntPredicate alike) {
        var parts = new ArrayList<SeaPart>();
        int from = 0;
        for (int to = 1; to <= count(by); to++) {
            if (to == count(by) || alike.test(least(by) + to) != alike.test(least(by) + from)) {
                parts.add(part(by, from, to));
                from = to;
            }
        }
        return parts;
    }

    private SeaPart part(Side by, int from, int to) {
        return by == Side.PHASING
                ? new SeaPart(new SeaMatrix(matrix.ways(), matrix.row(from), to - from, matrix.columns(), matrix.wide(), matrix.cases()), byPhasing + from, byNonPhasing)
                : new SeaPart(new SeaMatrix(matrix.ways(), matrix.place() + from * matrix.cases(), matrix.rows(), to - from, matrix.wide(), matrix.cases()), byPhasing, byNonPhasing + from);
    }
}
