package tercio.domain.eu.battle;

import java.util.Arrays;

/**
 * Battles at sea between two rolls and in how many ways each comes about, for exact odds: by the stars that each side has suffered, at most
 * its morale, and the losses that it has inflicted. A side whose stars are its morale has routed. Cases in which the same is rolled are counted
 * side by side: the numbers of a battle in all cases follow each other, so that one loop goes through them. Mutable, for one computation.
 */
final class SeaGrid {

    private final SeaShape shape;
    private final int cases;
    /** The first battle with each pair of stars, in battles. */
    private final int[] places;
    /** Battles from one row of a matrix to the next: all matrices have the same, so that they are added to each other in one go. */
    private final int wide;
    private final long[] ways;
    /** Whether the battle has not begun, so that sides without any morale are fought, too. */
    private final boolean begins;

    private SeaGrid(SeaShape shape, int cases, boolean begins) {
        this.shape = shape;
        this.cases = cases;
        this.begins = begins;
        places = new int[(shape.morale(Side.PHASING) + 1) * (shape.morale(Side.NON_PHASING) + 1) + 1];
        wide = shape.nonPhasing().widest();
        int at = 0;
        int matrix = 0;
        for (int first = 0; first <= shape.morale(Side.PHASING); first++) {
            for (int second = 0; second <= shape.morale(Side.NON_PHASING); second++) {
                places[matrix++] = at;
                at += shape.phasing().width(second) * wide;
            }
        }
        places[matrix] = at;
        ways = new long[at * cases];
    }

    private SeaGrid(SeaGrid alike) {
        shape = alike.shape;
        cases = alike.cases;
        places = alike.places;
        wide = alike.wide;
        ways = new long[alike.ways.length];
        begins = false;
    }

    /** How often battles with these stars count. */
    @FunctionalInterface
    interface Times {
        long of(int phasingStars, int nonPhasingStars);
    }

    /** Is called for each pair of numbers of stars. */
    @FunctionalInterface
    interface Stars {
        void are(int phasing, int nonPhasing);
    }

    /** Which battles of a grid. */
    enum Which {
        ALL, GOING, ROUTED;

        private boolean includes(boolean routed) {
            return this == ALL || routed == (this == ROUTED);
        }
    }

    /** A grid of a shape without any battle. */
    static SeaGrid of(SeaShape shape, int cases) {
        return new SeaGrid(shape, cases, false);
    }

    /** A battle that has not begun, once. */
    static SeaGrid begun(int phasingMorale, int nonPhasingMorale) {
        var grid = new SeaGrid(SeaShape.begun(phasingMorale, nonPhasingMorale), 1, true);
        grid.ways[0] = 1;
        return grid;
    }

    /** A grid of the same size without any battle. */
    SeaGrid empty() {
        return new SeaGrid(this);
    }

    /** Numbers from one row of a matrix to the next. */
    int wide() {
        return wide * cases;
    }

    int cases() {
        return cases;
    }

    SeaShape shape() {
        return shape;
    }

    /** The battles with these stars. */
    SeaMatrix matrix(int phasingStars, int nonPhasingStars) {
        return new SeaMatrix(ways, place(phasingStars, nonPhasingStars) * cases, shape.phasing().width(nonPhasingStars), shape.nonPhasing().width(phasingStars), wide(), cases);
    }

    private int place(int phasingStars, int nonPhasingStars) {
        return places[phasingStars * (shape.morale(Side.NON_PHASING) + 1) + nonPhasingStars];
    }

    /** Whether battles with these stars can come about. */
    boolean possible(int phasingStars, int nonPhasingStars) {
        return shape.phasing().width(nonPhasingStars) > 0 && shape.nonPhasing().width(phasingStars) > 0;
    }

    /** Calls for the stars of all battles that go on. */
    void eachGoing(Stars stars) {
        for (int first = 0; first < (begins ? 1 : shape.morale(Side.PHASING)); first++) {
            for (int second = 0; second < (begins ? 1 : shape.morale(Side.NON_PHASING)); second++) {
                if (possible(first, second)) {
                    stars.are(first, second);
                }
            }
        }
    }

    /** Adds a grid of the same size. */
    void add(SeaGrid other) {
        for (int at = 0; at < ways.length; at++) {
            ways[at] += other.ways[at];
        }
    }

    /** Adds the battles of one case of a grid of the same shape; {@code to} is the case to which they are added. */
    void add(int to, SeaGrid other, int of) {
        add(to, other, of, 0, places[places.length - 1], 1);
    }

    /**
     * Adds battles with at least these stars of a grid of the same shape, of one case.
     *
     * @param to the case to which they are added
     * @param times how often each of them counts
     */
    void addFrom(int phasingStars, int nonPhasingStars, int to, SeaGrid other, Which which, long times) {
        int routed = shape.morale(Side.NON_PHASING);
        for (int first = phasingStars; first <= shape.morale(Side.PHASING); first++) {
            boolean going = first < shape.morale(Side.PHASING);
            if (which.includes(!going)) {
                add(to, other, 0, place(first, Math.min(nonPhasingStars, routed)), place(first, routed), times);
            }
            if (which.includes(true)) {
                add(to, other, 0, place(first, routed), places[(first + 1) * (routed + 1)], times);
            }
        }
    }

    /** Adds the battles that go on of a grid of the same shape, of one case, each so many times. */
    void addGoing(SeaGrid other, Times times) {
        other.eachGoing((first, second) -> add(0, other, 0, place(first, second), place(first, second) + shape.phasing().width(second) * wide, times.of(first, second)));
    }

    private void add(int to, SeaGrid other, int of, int from, int until, long times) {
        if (times == 0) {
            return;
        }
        if (cases == 1 && other.cases == 1) {
            for (int battle = from; battle < until; battle++) {
                ways[battle] += other.ways[battle] * times;
            }
        } else {
            for (int battle = from; battle < until; battle++) {
                ways[battle * cases + to] += other.ways[battle * other.cases + of] * times;
            }
        }
    }

    /** Takes all battles away. */
    void clear() {
        Arrays.fill(ways, 0);
    }
}
