package tercio.domain.eu.battle;

import java.util.Collection;

/**
 * What a roll makes of battles at sea, apart by the stars that the sides which try to retreat have suffered before it: pairs of leaders differ
 * in how often they go on with so many stars, but the roll is computed once for all of them. Mutable, for one computation.
 */
final class SeaParts {

    private final Collection<Side> attempting;
    /** By the stars of the phasing side and those of the other one, 0 for a side that does not try. */
    private final SeaGrid[][] parts;

    /** @param then the shape after the roll */
    SeaParts(Collection<Side> attempting, SeaShape then) {
        this.attempting = attempting;
        parts = new SeaGrid[parts(Side.PHASING, then)][parts(Side.NON_PHASING, then)];
        for (var some : parts) {
            for (int second = 0; second < some.length; second++) {
                some[second] = SeaGrid.of(then, 1);
            }
        }
    }

    /** A side that has routed does not try. */
    private int parts(Side side, SeaShape then) {
        return attempting.contains(side) ? Math.max(1, then.morale(side)) : 1;
    }

    private int part(Side side, int stars) {
        return attempting.contains(side) ? stars : 0;
    }

    /** Replaces the battles by those after another roll. */
    void fought(RollsAtSea rolls, SeaGrid before, SeaExchange exchange) {
        for (var some : parts) {
            for (var part : some) {
                part.clear();
            }
        }
        var grid = new RollsAtSea.Fought(before, exchange);
        before.eachGoing((first, second) -> rolls.add(grid, first, second, parts[part(Side.PHASING, first)][part(Side.NON_PHASING, second)]));
    }

    /**
     * Adds each part to a grid of its shape.
     *
     * @param to the case of the grid to which they are added
     * @param times how often battles with these stars before the roll count
     */
    void addTo(SeaGrid sum, int to, SeaGrid.Which which, SeaGrid.Times times) {
        for (int first = 0; first < parts.length; first++) {
            for (int second = 0; second < parts[first].length; second++) {
                sum.addFrom(first, second, to, parts[first][second], which, times.of(first, second));
            }
        }
    }
}
