package tercio.domain.eu.battle;

import java.util.Arrays;

/**
 * Battles at sea between two rolls and in how many ways each comes about, for exact odds: by the stars that each side has suffered, at most
 * its morale, and the losses that it has inflicted. A side whose stars are its morale has routed. Mutable, for one computation.
 */
final class SeaGrid {

    private final SeaShape shape;
    private final int[] places;
    /** From one row of a matrix to the next: all matrices have the same, so that they are added to each other in one go. */
    private final int wide;
    private final long[] ways;
    /** Whether the battle has not begun, so that sides without any morale are fought, too. */
    private final boolean begins;

    private SeaGrid(SeaShape shape, boolean begins) {
        this.shape = shape;
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
        ways = new long[at];
    }

    private SeaGrid(SeaGrid alike) {
        shape = alike.shape;
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

    int wide() {
        return wide;
    }

    SeaShape shape() {
        return shape;
    }

    /** The battles with these stars. */
    SeaMatrix matrix(int phasingStars, int nonPhasingStars) {
        return new SeaMatrix(ways, place(phasingStars, nonPhasingStars), shape.phasing().width(nonPhasingStars), shape.nonPhasing().width(phasingStars), wide);
    }

    private int place(int phasingStars, int nonPhasingStars) {
        return places[phasingStars * (shape.morale(Side.NON_PHASING) + 1) + nonPhasingStars];
    }

    /** Calls for the stars of all battles that go on. */
    void eachGoing(Stars stars) {
        for (int first = 0; first < (begins ? 1 : shape.morale(Side.PHASING)); first++) {
            for (int second = 0; second < (begins ? 1 : shape.morale(Side.NON_PHASING)); second++) {
                if (!matrix(first, second).isEmpty()) {
                    stars.are(first, second);
                }
            }
        }
    }

    /** Adds a grid of the same size, each of its battles so many times. */
    void add(SeaGrid other, long times) {
        for (int at = 0; at < ways.length; at++) {
            ways[at] += other.ways[at] * times;
        }
    }

    /** Adds the battles that go on of a grid of the same size, each so many times. */
    void addGoing(SeaGrid other, Times times) {
        other.eachGoing((first, second) -> other.matrix(first, second).addTo(matrix(first, second), 0, 0, times.of(first, second)));
    }

    /** Adds battles with at least these stars of a grid of the same size, each so many times. */
    void addFrom(int phasingStars, int nonPhasingStars, SeaGrid other, long times) {
        for (int first = phasingStars; first <= shape.morale(Side.PHASING); first++) {
            int to = places[(first + 1) * (shape.morale(Side.NON_PHASING) + 1)];
            for (int at = place(first, nonPhasingStars); at < to; at++) {
                ways[at] += other.ways[at] * times;
            }
        }
    }

    /** Takes all battles away. */
    void clear() {
        Arrays.fill(ways, 0);
    }
}
