package tercio.domain.eu.sea.battle;

import java.util.Arrays;
import tercio.domain.eu.common.battle.Side;

/**
 * Battles at sea between two rolls and the number of ways of each, for exact odds: by the stars that each side has suffered, at most its
 * morale, and the losses that it has inflicted. A side whose stars equal its morale has routed. Cases with the same roll are counted side by
 * side: the numbers of a battle in all cases are adjacent, so that one loop covers them. Mutable, for one computation.
 */
final class SeaGrid {

    private final SeaShape shape;
    private final int cases;
    /** The first battle with each pair of stars, in battles. */
    private final int[] places;
    private final long[] ways;
    /** Whether the battle has not begun, so that sides without any morale are fought too. */
    private final boolean begins;

    private SeaGrid(SeaShape shape, int cases, Which room, boolean begins) {
        this.shape = shape;
        this.cases = cases;
        this.begins = begins;
        places = new int[(shape.morale(Side.PHASING) + 1) * (shape.morale(Side.NON_PHASING) + 1) + 1];
        int at = 0;
        int matrix = 0;
        for (int first = 0; first <= shape.morale(Side.PHASING); first++) {
            for (int second = 0; second <= shape.morale(Side.NON_PHASING); second++) {
                places[matrix++] = at;
                at += room.includes(isRouted(first, second)) ? battles(first, second) : 0;
            }
        }
        places[matrix] = at;
        ways = new long[at * cases];
    }

    /** The factor with which battles with these stars count. */
    @FunctionalInterface
    interface Times {
        long of(int phasingStars, int nonPhasingStars);
    }

    /** Called for each pair of numbers of stars. */
    @FunctionalInterface
    interface Stars {
        void accept(int phasing, int nonPhasing);
    }

    /** Selects battles of a grid. */
    enum Which {
        ALL, GOING, ROUTED;

        private boolean includes(boolean routed) {
            return this == ALL || routed == (this == ROUTED);
        }
    }

    /** A grid of a shape without any battle. */
    static SeaGrid of(SeaShape shape, int cases) {
        return new SeaGrid(shape, cases, Which.ALL, false);
    }

    /** A grid of a shape without any battle, with room only for those that go on. */
    static SeaGrid ofGoing(SeaShape shape, int cases) {
        return new SeaGrid(shape, cases, Which.GOING, false);
    }

    /** A grid with one battle that has not begun, in one of its cases. */
    static SeaGrid ofStart(int phasingMorale, int nonPhasingMorale, int cases, int in) {
        var grid = new SeaGrid(SeaShape.atStart(phasingMorale, nonPhasingMorale), cases, Which.ALL, true);
        grid.ways[in] = 1;
        return grid;
    }

    int cases() {
        return cases;
    }

    SeaShape shape() {
        return shape;
    }

    /** The battles with these stars. */
    SeaMatrix matrix(int phasingStars, int nonPhasingStars) {
        return new SeaMatrix(ways, place(phasingStars, nonPhasingStars) * cases, shape.phasing().width(nonPhasingStars), shape.nonPhasing().width(phasingStars),
                shape.nonPhasing().width(phasingStars) * cases, cases);
    }

    private int place(int phasingStars, int nonPhasingStars) {
        return places[phasingStars * (shape.morale(Side.NON_PHASING) + 1) + nonPhasingStars];
    }

    private int battles(int phasingStars, int nonPhasingStars) {
        return shape.phasing().width(nonPhasingStars) * shape.nonPhasing().width(phasingStars);
    }

    private boolean isRouted(int phasingStars, int nonPhasingStars) {
        return phasingStars == shape.morale(Side.PHASING) || nonPhasingStars == shape.morale(Side.NON_PHASING);
    }

    /** Whether battles with these stars can occur. */
    boolean isPossible(int phasingStars, int nonPhasingStars) {
        return shape.phasing().width(nonPhasingStars) > 0 && shape.nonPhasing().width(phasingStars) > 0;
    }

    /** Calls for the stars of all battles that go on. */
    void forEachGoing(Stars stars) {
        for (int first = 0; first < (begins ? 1 : shape.morale(Side.PHASING)); first++) {
            for (int second = 0; second < (begins ? 1 : shape.morale(Side.NON_PHASING)); second++) {
                if (isPossible(first, second)) {
                    stars.accept(first, second);
                }
            }
        }
    }

    /**
     * Adds battles of one case of a grid of the same shape.
     *
     * @param to the case to which they are added
     * @param which of them; both grids have room for these
     * @param times the weight of each of them
     */
    void add(int to, SeaGrid other, int of, Which which, Times times) {
        for (int first = 0; first <= shape.morale(Side.PHASING); first++) {
            for (int second = 0; second <= shape.morale(Side.NON_PHASING); second++) {
                if (isPossible(first, second) && which.includes(isRouted(first, second))) {
                    add(place(first, second) * cases + to, other, other.place(first, second) * other.cases + of, battles(first, second), times.of(first, second));
                }
            }
        }
    }

    private void add(int to, SeaGrid other, int from, int battles, long times) {
        for (int battle = 0; battle < battles && times != 0; battle++) {
            ways[to + battle * cases] += other.ways[from + battle * other.cases] * times;
        }
    }

    /** Removes all battles. */
    void clear() {
        Arrays.fill(ways, 0);
    }
}
