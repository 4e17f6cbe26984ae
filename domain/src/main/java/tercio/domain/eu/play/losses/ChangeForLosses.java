package tercio.domain.eu.play.losses;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FreeCounters;
import tercio.domain.eu.game.Stack;

/**
 * Losses for which the counters of the countries give change (EU-UNIT-4). Where there is none, losses are increased until there is: an A+
 * whose country has no LD left loses 2 LD, not 1.
 */
public final class ChangeForLosses {

    private ChangeForLosses() {}

    /** The fewest LD, {@code ld} or more, that these stacks can lose. All of them can always be lost. */
    public static int payable(EuState state, List<Stack> stacks, int ld) {
        int all = stacks.stream().mapToInt(Stack::ld).sum();
        var possible = possible(state, stacks);
        int lost = Math.min(ld, all);
        while (!possible[lost]) {
            lost++;
        }
        return lost;
    }

    /** Whether these stacks can lose exactly so many LD. */
    static boolean pays(EuState state, List<Stack> stacks, int ld) {
        return ld <= stacks.stream().mapToInt(Stack::ld).sum() && payable(state, stacks, ld) == ld;
    }

    /** By LD, whether the stacks can lose so many in all: each country with its own counters. */
    private static boolean[] possible(EuState state, List<Stack> stacks) {
        var possible = new boolean[] {true};
        for (var country : stacks.stream().collect(Collectors.groupingBy(Stack::country)).entrySet()) {
            var own = ofOne(country.getValue(), FreeCounters.of(state, country.getKey()).ld());
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
    private static boolean[] ofOne(List<Stack> stacks, int free) {
        var fewest = new int[] {0};
        int loose = free;
        for (var stack : stacks) {
            loose += stack.units().ld();
            var more = new int[fewest.length + stack.ld()];
            Arrays.fill(more, Integer.MAX_VALUE);
            for (int before = 0; before < fewest.length; before++) {
                for (int lost = 0; lost <= stack.ld(); lost++) {
                    more[before + lost] = Math.min(more[before + lost], fewest[before] + left(stack, lost));
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

    private static int left(Stack stack, int lost) {
        return lost == 0 ? stack.units().ld() : Breaking.holding(stack.units(), stack.ld() - lost).getFirst().ld();
    }
}
