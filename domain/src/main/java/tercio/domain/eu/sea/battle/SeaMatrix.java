package tercio.domain.eu.sea.battle;

/**
 * The number of ways of battles at sea with the same stars, for exact odds: a row for each number of losses that the phasing side has
 * inflicted, a column for each number of losses by the other side. A view of an array, row by row; each battle has a number for each of the
 * cases that are counted side by side ({@link SeaGrid}). Mutable, for one computation.
 *
 * @param place of the first row in {@code ways}
 * @param wide numbers from one row to the next, {@code columns * cases}; more in part of a matrix, which is only read
 */
record SeaMatrix(long[] ways, int place, int rows, int columns, int wide, int cases) {

    /**
     * Rows of this length or longer are added one by one; shorter ones in one go where both matrices have equally long
     * rows.
     */
    private static final int LONG = 32;

    /** The place of the first battle of a row in {@link #ways}. */
    int row(int row) {
        return place + row * wide;
    }

    /** Adds each battle with a weight to another matrix with the same cases, shifted by a number of rows and columns. */
    void addTo(SeaMatrix sum, int down, int right, long times) {
        int to = sum.row(down) + right * cases;
        if (wide == sum.wide && columns * cases < LONG) {
            add(place, sum.ways, to, row(rows - 1) - place + columns * cases, times);
            return;
        }
        for (int row = 0; row < rows; row++) {
            add(row(row), sum.ways, to + row * sum.wide, columns * cases, times);
        }
    }

    /** Adds numbers. Most strikes have one face, and without a multiplication the loop is several times as fast. */
    private void add(int from, long[] sum, int to, int count, long times) {
        if (times == 1) {
            for (int at = 0; at < count; at++) {
                sum[to + at] += ways[from + at];
            }
        } else {
            for (int at = 0; at < count; at++) {
                sum[to + at] += ways[from + at] * times;
            }
        }
    }
}
