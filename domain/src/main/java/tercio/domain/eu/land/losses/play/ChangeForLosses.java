package tercio.domain.eu.land.losses.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Stack;

/**
 * Losses for which the counters of the countries give change (EU-UNIT-4). Where there is none, losses are increased until there is: an A+
 * whose country has no LD left loses 2 LD, not 1. A Pasha is one counter that is never broken and gives no change (reading): where only
 * he can be lost, all his LD are (EU-TUR-5).
 */
public final class ChangeForLosses {

    /** Marks a number of LD that cannot be lost, instead of a number of loose LD. */
    private static final int NO_WAY = Integer.MAX_VALUE;

    private ChangeForLosses() {}

    /** The fewest LD, {@code ld} or more, that these stacks can lose for this reason. All that are exposed can always be lost. */
    public static int payableLd(EuState state, List<Stack> stacks, int ld, String why) {
        int all = exposedLd(stacks, why);
        var possible = possibleLosses(state, stacks, why);
        int lost = Math.min(ld, all);
        while (!possible[lost]) {
            lost++;
        }
        return lost;
    }

    /** Whether these stacks can lose exactly so many LD. */
    static boolean canPay(EuState state, List<Stack> stacks, int ld, String why) {
        return ld <= exposedLd(stacks, why) && payableLd(state, stacks, ld, why) == ld;
    }

    private static int exposedLd(List<Stack> stacks, String why) {
        return stacks.stream().mapToInt(stack -> ExposedTroops.ld(stack.units(), why)).sum();
    }

    /** Whether the stacks can lose each number of LD in all, indexed by LD; each country pays with its own counters. */
    private static boolean[] possibleLosses(EuState state, List<Stack> stacks, String why) {
        var possible = new boolean[] {true};
        for (var country : stacks.stream().collect(Collectors.groupingBy(Stack::country)).entrySet()) {
            var own = possibleLossesOfOne(country.getValue(), FreeCounters.of(state, country.getKey()).ld(), why);
            var more = new boolean[possible.length + own.length - 1];
            for (int before = 0; before < possible.length; before++) {
                for (int lost = 0; lost < own.length; lost++) {
                    more[before + lost] |= possible[before] && own[lost];
                }
            }
            possible = more;
        }
        return possible;
    }

    /** The fewest loose LD that are left for each number of lost LD, against those that lie there and beside the map. */
    private static boolean[] possibleLossesOfOne(List<Stack> stacks, int free, String why) {
        var fewest = new int[] {0};
        int loose = free;
        for (var stack : stacks) {
            loose += stack.units().ld();
            var more = new int[fewest.length + ExposedTroops.ld(stack.units(), why)];
            Arrays.fill(more, NO_WAY);
            for (int lost = 0; lost <= more.length - fewest.length; lost++) {
                int left = ExposedTroops.remainders(stack.units(), lost, why).stream().mapToInt(Units::ld).min().orElse(NO_WAY);
                for (int before = 0; before < fewest.length; before++) {
                    if (left < NO_WAY && fewest[before] < NO_WAY) {
                        more[before + lost] = Math.min(more[before + lost], fewest[before] + left);
                    }
                }
            }
            fewest = more;
        }
        var possible = new boolean[fewest.length];
        for (int lost = 0; lost < fewest.length; lost++) {
            possible[lost] = lost == fewest.length - 1 || fewest[lost] <= loose;
        }
        return possible;
    }
}
