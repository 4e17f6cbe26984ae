package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.sea.battle.SeaExchange.Strike;

/**
 * Applies rolls of both sides to battles at sea, for exact odds: in one grid, or in several whose battles are counted together after the roll.
 * The rolls under other leaders mostly differ for one side only: this side then strikes in each grid by itself, and its enemy in all of them
 * together. Mutable, for one computation: the battles between the strikes of both sides lie in the same array for each roll.
 */
final class RollsAtSea {

    private static final int FIRST_ROOM = 1024;

    /** A grid with the roll of both sides in it. */
    record Fought(SeaGrid before, SeaExchange exchange) {}

    private long[] between = new long[FIRST_ROOM];

    /**
     * Adds the results of the rolls for all battles that go on to a grid with the same cases. The grids before are of
     * the same size.
     */
    void add(List<Fought> grids, SeaGrid after) {
        var rest = new ArrayList<>(grids);
        while (!rest.isEmpty()) {
            var first = alike(rest, Side.PHASING);
            var second = first.size() == rest.size() ? first : alike(rest, Side.NON_PHASING);
            boolean most = first.size() >= second.size();
            var together = most ? first : second;
            together.getFirst().before.forEachGoing((phasing, nonPhasing) -> new Roll(together, most ? Side.PHASING : Side.NON_PHASING, after, phasing, nonPhasing).apply());
            rest.removeAll(together);
        }
    }

    /** The largest group of grids in which a side has the same roll. */
    private static List<Fought> alike(List<Fought> grids, Side side) {
        if (grids.size() == 1) {
            return grids;
        }
        List<Fought> most = List.of();
        for (var one : grids) {
            var alike = grids.stream().filter(other -> other.exchange.of(side).equals(one.exchange.of(side))).toList();
            most = alike.size() > most.size() ? alike : most;
        }
        return most;
    }

    /** A roll in the battles with the same stars. */
    private final class Roll {

        private final List<Fought> grids;
        private final Side striking;
        private final Side answering;
        private final SeaGrid after;
        private final int[] stars;
        private final List<Strike> answers;
        /** The stars with which the struck side routs. */
        private final int morale;

        /** @param grids in which the answering side has the same roll */
        private Roll(List<Fought> grids, Side answering, SeaGrid after, int... stars) {
            this.grids = grids;
            this.answering = answering;
            this.after = after;
            this.stars = stars;
            striking = answering.opponent();
            answers = strikes(grids.getFirst(), answering);
            morale = after.shape().morale(answering);
        }

        /** Applies the roll. Battles in which the struck side now has the same stars are answered together. */
        private void apply() {
            for (int now = stars[answering.ordinal()]; now <= morale; now++) {
                int least = Integer.MAX_VALUE;
                int greatest = -1;
                for (var grid : grids) {
                    for (var strike : strikes(grid, striking)) {
                        if (now(strike) == now) {
                            least = Math.min(least, strike.losses());
                            greatest = Math.max(greatest, strike.losses());
                        }
                    }
                }
                if (greatest >= 0) {
                    applyAnswer(now, afterStrike(now, least, greatest - least), least);
                }
            }
        }

        private List<Strike> strikes(Fought grid, Side side) {
            return grid.exchange.of(side).when(stars[side.ordinal()] > stars[1 - side.ordinal()]);
        }

        /** The stars of the struck side after a strike. */
        private int now(Strike strike) {
            return Math.min(morale, stars[answering.ordinal()] + strike.stars());
        }

        /**
         * The battles after the first strike. The first row, or the first column for the other side, is for the least
         * losses before with the least strike.
         */
        private SeaMatrix afterStrike(int now, int least, int more) {
            boolean rows = striking == Side.PHASING;
            var size = grids.getFirst().before.matrix(stars[0], stars[1]);
            var struck = empty(size.rows() + (rows ? more : 0), size.columns() + (rows ? 0 : more));
            for (var grid : grids) {
                var before = grid.before.matrix(stars[0], stars[1]);
                for (var strike : strikes(grid, striking)) {
                    if (now(strike) == now) {
                        int further = strike.losses() - least;
                        before.addTo(struck, rows ? further : 0, rows ? 0 : further, strike.faces());
                    }
                }
            }
            return struck;
        }

        /** Applies the simultaneous strike of the other side. */
        private void applyAnswer(int now, SeaMatrix struck, int least) {
            var before = grids.getFirst().before.shape();
            var shape = after.shape();
            boolean rows = striking == Side.PHASING;
            int had = stars[striking.ordinal()];
            int struckFrom = before.by(striking).least()[stars[answering.ordinal()]] + least - shape.by(striking).least()[now];
            for (var strike : answers) {
                int then = Math.min(shape.morale(striking), had + strike.stars());
                int from = before.by(answering).least()[had] + strike.losses() - shape.by(answering).least()[then];
                struck.addTo(after.matrix(rows ? then : now, rows ? now : then), rows ? struckFrom : from, rows ? from : struckFrom, strike.faces());
            }
        }

        private SeaMatrix empty(int rows, int columns) {
            int wide = columns * after.cases();
            if (rows * wide > between.length) {
                between = new long[2 * rows * wide];
            }
            Arrays.fill(between, 0, rows * wide, 0);
            return new SeaMatrix(between, 0, rows, columns, wide, after.cases());
        }
    }
}
