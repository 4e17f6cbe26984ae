package tercio.domain.eu.battle;

import tercio.domain.eu.battle.SeaExchange.Strike;

/**
 * Battles at sea between two rolls and in how many ways each comes about, for exact odds: by the stars that each side has suffered, at most
 * its morale, and the losses that it has inflicted. A side whose stars are its morale has routed. Mutable, for one computation.
 *
 * <p>The battles with the same stars lie together as a matrix, whose rows are the losses by the phasing side and whose columns are those by
 * the other one.
 */
final class SeaGrid {

    private final SeaShape shape;
    private final int[] places;
    private final long[] ways;
    /** Whether the battle has not begun, so that sides without any morale are fought, too. */
    private final boolean begins;

    private SeaGrid(SeaShape shape, boolean begins) {
        this.shape = shape;
        this.begins = begins;
        places = new int[(shape.phasingMorale() + 1) * (shape.nonPhasingMorale() + 1) + 1];
        int at = 0;
        int matrix = 0;
        for (int first = 0; first <= shape.phasingMorale(); first++) {
            for (int second = 0; second <= shape.nonPhasingMorale(); second++) {
                places[matrix++] = at;
                at += rows(second) * columns(first);
            }
        }
        places[matrix] = at;
        ways = new long[at];
    }

    private SeaGrid(SeaGrid alike) {
        shape = alike.shape;
        places = alike.places;
        ways = new long[alike.ways.length];
        begins = false;
    }

    /** How often battles with these stars count. */
    @FunctionalInterface
    interface Times {
        long of(int phasingStars, int nonPhasingStars);
    }

    /** A grid of a shape without any battle. */
    static SeaGrid of(SeaShape shape) {
        return new SeaGrid(shape, false);
    }

    /** A battle that has not begun, once. */
    static SeaGrid begun(int phasingMorale, int nonPhasingMorale) {
        var grid = new SeaGrid(SeaShape.begun(phasingMorale, nonPhasingMorale), true);
        grid.ways[0] = 1;
        return grid;
    }

    /** A grid of the same size without any battle. */
    SeaGrid empty() {
        return new SeaGrid(this);
    }

    SeaShape shape() {
        return shape;
    }

    /** The number of rows of the matrices with these stars of the non-phasing side. */
    int rows(int nonPhasingStars) {
        return shape.phasing().width(nonPhasingStars);
    }

    /** The number of columns of the matrices with these stars of the phasing side. */
    int columns(int phasingStars) {
        return shape.nonPhasing().width(phasingStars);
    }

    /** In how many ways the battle at a place comes about; the places of a row follow each other. */
    long ways(int place) {
        return ways[place];
    }

    /** The place of the first battle with these stars. */
    int place(int phasingStars, int nonPhasingStars) {
        return places[phasingStars * (shape.nonPhasingMorale() + 1) + nonPhasingStars];
    }

    /** Adds a grid of the same size, each of its battles so many times. */
    void add(SeaGrid other, long times) {
        for (int at = 0; at < ways.length; at++) {
            ways[at] += other.ways[at] * times;
        }
    }

    /** Adds the battles that go on of a grid of the same size, each so many times. */
    void addGoing(SeaGrid other, Times times) {
        for (int first = 0; first < shape.phasingMorale(); first++) {
            for (int second = 0; second < shape.nonPhasingMorale(); second++) {
                int from = place(first, second);
                int to = from + rows(second) * columns(first);
                long each = from == to ? 0 : times.of(first, second);
                for (int at = from; at < to; at++) {
                    ways[at] += other.ways[at] * each;
                }
            }
        }
    }

    /** What a roll of both sides makes of the battles that go on. */
    SeaGrid fought(SeaExchange exchange, SeaShape then) {
        var after = new SeaGrid(then, false);
        fought(exchange, after);
        return after;
    }

    /** Adds what a roll of both sides makes of the battles that go on to a grid. */
    void fought(SeaExchange exchange, SeaGrid after) {
        for (int first = 0; first < (begins ? 1 : shape.phasingMorale()); first++) {
            for (int second = 0; second < (begins ? 1 : shape.nonPhasingMorale()); second++) {
                if (rows(second) * columns(first) > 0) {
                    new Roll(first, second, after).fought(exchange.of(Side.PHASING, first > second), exchange.of(Side.NON_PHASING, second > first));
                }
            }
        }
    }

    /** What a roll of both sides makes of the battles that go on, apart by the stars before it: each part can count differently often. */
    SeaParts foughtApart(SeaExchange exchange, SeaShape then) {
        var parts = new SeaGrid[shape.phasingMorale()][shape.nonPhasingMorale()];
        for (int first = 0; first < shape.phasingMorale(); first++) {
            for (int second = 0; second < shape.nonPhasingMorale(); second++) {
                if (rows(second) * columns(first) > 0) {
                    parts[first][second] = new SeaGrid(then, false);
                    new Roll(first, second, parts[first][second]).fought(exchange.of(Side.PHASING, first > second), exchange.of(Side.NON_PHASING, second > first));
                }
            }
        }
        return new SeaParts(parts, new SeaGrid(then, false));
    }

    /** Adds battles with at least these stars of a grid of the same size, each so many times. */
    void addFrom(int phasingStars, int nonPhasingStars, SeaGrid other, long times) {
        for (int first = phasingStars; first <= shape.phasingMorale(); first++) {
            int to = places[first * (shape.nonPhasingMorale() + 1) + shape.nonPhasingMorale() + 1];
            for (int at = place(first, nonPhasingStars); at < to; at++) {
                ways[at] += other.ways[at] * times;
            }
        }
    }

    /** A roll in the battles with the same stars. First the phasing side strikes, then the other one all that have suffered the same stars from it. */
    private final class Roll {

        private final int first;
        private final int second;
        private final SeaGrid after;
        private final int columns;

        private Roll(int first, int second, SeaGrid after) {
            this.first = first;
            this.second = second;
            this.after = after;
            columns = columns(first);
        }

        private void fought(Strike[] own, Strike[] theirs) {
            int from = 0;
            while (from < own.length) {
                int to = from + 1;
                while (to < own.length && own[to].stars() == own[from].stars()) {
                    to++;
                }
                answered(Math.min(shape.nonPhasingMorale(), second + own[from].stars()), struck(own, from, to), own[from].losses(), theirs);
                from = to;
            }
        }

        /** The battles after strikes with the same stars; the first row stands for the least losses with the least strike. */
        private long[] struck(Strike[] own, int from, int to) {
            int least = own[from].losses();
            int rows = rows(second);
            int cells = rows * columns;
            long[] half = new long[(rows + own[to - 1].losses() - least) * columns];
            int source = place(first, second);
            for (int at = from; at < to; at++) {
                int target = (own[at].losses() - least) * columns;
                long faces = own[at].faces();
                for (int cell = 0; cell < cells; cell++) {
                    half[target + cell] += ways[source + cell] * faces;
                }
            }
            return half;
        }

        private void answered(int nowSecond, long[] half, int least, Strike[] theirs) {
            int row = shape.phasing().least()[second] + least - after.shape.phasing().least()[nowSecond];
            for (var strike : theirs) {
                int nowFirst = Math.min(shape.phasingMorale(), first + strike.stars());
                int wide = after.columns(nowFirst);
                int column = shape.nonPhasing().least()[first] + strike.losses() - after.shape.nonPhasing().least()[nowFirst];
                add(half, after.ways, after.place(nowFirst, nowSecond) + row * wide + column, wide, strike.faces());
            }
        }

        private void add(long[] half, long[] then, int to, int wide, long times) {
            int target = to;
            for (int source = 0; source < half.length; source += columns) {
                for (int column = 0; column < columns; column++) {
                    then[target + column] += half[source + column] * times;
                }
                target += wide;
            }
        }
    }
}
