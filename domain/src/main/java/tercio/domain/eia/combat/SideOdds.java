package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.common.tables.CombatConstants;

/**
 * One side of a combat in its exact odds: its possible states, by number, and their states after losses. Each is found
 * once.
 */
final class SideOdds {

    private static final int MORALE_BITS = 10;
    private static final int DUE_BITS = 30;
    private static final int UNKNOWN = -1;

    private final ForceLines lines;
    private final CombatConstants constants;
    private final boolean limitsCasualties;
    private final boolean irregularsPursue;
    private final Map<SideTally, Integer> numbers = new HashMap<>();
    private final List<SideTally> tallies = new ArrayList<>();
    private final LongIndex losses = new LongIndex();
    private int[] after = new int[64];
    /** By number: firing, present and cavalry, each without and with outflankers, and who pursues. */
    private int[][] figures = new int[64][];

    SideOdds(ForceLines lines, CombatConstants constants, boolean limitsCasualties, boolean irregularsPursue) {
        this.lines = lines;
        this.constants = constants;
        this.limitsCasualties = limitsCasualties;
        this.irregularsPursue = irregularsPursue;
    }

    ForceLines lines() {
        return lines;
    }

    int number(SideTally tally) {
        var known = numbers.get(tally);
        if (known != null) {
            return known;
        }
        int number = tallies.size();
        numbers.put(tally, number);
        tallies.add(tally);
        if (number == figures.length) {
            figures = Arrays.copyOf(figures, number * 2);
        }
        var counts = tally.counts();
        int pinned = lines.present(counts, false);
        figures[number] = new int[] {lines.firing(counts, false, constants.outflankerWeight()), lines.firing(counts, true, constants.outflankerWeight()),
                pinned, counts.sum(), lines.pursuers(counts, irregularsPursue), lines.hasLedCavalry(counts, irregularsPursue) ? 1 : 0,
                tally.isBroken() ? 1 : 0, UNKNOWN};
        return number;
    }

    SideTally tally(int number) {
        return tallies.get(number);
    }

    /** The factors that percentages are taken of. */
    int firing(int number, boolean arrived) {
        return figures[number][arrived ? 1 : 0];
    }

    /** The factors that fight. */
    int present(int number, boolean arrived) {
        return figures[number][arrived ? 3 : 2];
    }

    /** All factors. */
    int factorsLeft(int number) {
        return figures[number][3];
    }

    /** The cavalry that can pursue. */
    int pursuers(int number) {
        return figures[number][4];
    }

    /** Whether cavalry of the power itself is among it. */
    boolean hasOwnCavalry(int number) {
        return figures[number][5] == 1;
    }

    /** The number of the state that holds the same factors without morale. */
    int withoutMorale(int number) {
        if (figures[number][7] == UNKNOWN) {
            int shape = number(tally(number).withMorale(0, 0).withLostBefore(0));
            figures[number][7] = shape;
        }
        return figures[number][7];
    }

    boolean isBroken(int number) {
        return figures[number][6] == 1;
    }

    /** Whether nothing but artillery fights for it (EIA-12.3.5). */
    boolean hasGunsAlone(int number, boolean arrived) {
        return lines.onlyArtillery(tally(number).counts(), arrived);
    }

    /** The side after the losses of a round, by number. */
    int afterRound(int number, int due, int morale, boolean arrived) {
        long key = ((long) number << DUE_BITS | due) << MORALE_BITS | (long) morale << 1 | (arrived ? 1 : 0);
        int before = losses.size();
        int at = losses.add(key);
        if (at == before) {
            if (at == after.length) {
                after = Arrays.copyOf(after, at * 2);
            }
            after[at] = UNKNOWN;
        }
        if (after[at] == UNKNOWN) {
            after[at] = number(RoundLosses.afterLosses(lines, tally(number), due, morale, arrived, limitsCasualties, constants));
        }
        return after[at];
    }

    /** The side after the losses of a pursuit, by number. */
    int afterPursuit(int number, int points, boolean lastPoint) {
        var tally = tally(number);
        int[] lost = PursuitRules.take(lines.byType(tally.counts()), lines.order(), points, lastPoint, constants);
        return number(tally.withCounts(lines.withoutLosses(tally.counts(), lost)));
    }
}
