package tercio.domain.eu.common.play;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Stack;

/**
 * The parts that stacks can give up for good, limited by the loose LD with which their countries can make change (EU-UNIT-4): an A+ of a
 * country without another LD counter steps into a fortress whole or as an A-, not by 1 LD. Timar of Turkey give change with the loose LD of Janissaries, which
 * count together (reading), and each kind keeps its counters.
 *
 * @param free by country, its loose LD beside the map
 */
public record PartsWithChange(Map<CountryId, Integer> free) {

    /** More loose LD than any country has; marks a number of LD that cannot be given. */
    private static final int NO_WAY = 1_000_000_000;

    public PartsWithChange {
        free = Map.copyOf(free);
    }

    public static PartsWithChange of(EuState state, List<Stack> stacks) {
        return new PartsWithChange(stacks.stream().map(Stack::country).distinct()
                .collect(Collectors.toMap(country -> country, country -> FreeCounters.of(state, country).ld())));
    }

    /** The numbers of LD, at most so many, that these stacks can give together. */
    public BitSet of(List<Stack> stacks, int most) {
        var possible = new BitSet();
        possible.set(0);
        for (var country : stacks.stream().collect(Collectors.groupingBy(Stack::country)).entrySet()) {
            var least = least(country.getValue(), most);
            var more = new BitSet();
            possible.stream().forEach(before -> {
                for (int ld = 0; before + ld <= most; ld++) {
                    if (least[ld] <= free.get(country.getKey())) {
                        more.set(before + ld);
                    }
                }
            });
            possible = more;
        }
        return possible;
    }

    /** The least change that stacks of one country need to give each number of LD, indexed by LD. */
    private static int[] least(List<Stack> stacks, int most) {
        var least = new int[most + 1];
        Arrays.fill(least, NO_WAY);
        least[0] = 0;
        for (var stack : stacks) {
            var more = new int[most + 1];
            Arrays.fill(more, NO_WAY);
            for (int ld = 0; ld <= Math.min(most, stack.ld()); ld++) {
                int change = ways(stack, ld).stream().mapToInt(taken -> change(stack, taken)).min().orElse(NO_WAY);
                for (int before = 0; change < NO_WAY && before + ld <= most; before++) {
                    if (least[before] < NO_WAY) {
                        more[before + ld] = Math.min(more[before + ld], least[before] + change);
                    }
                }
            }
            least = more;
        }
        return least;
    }

    /** The ways in which a stack gives so many LD: loose LD first, then those that need the least change. */
    public static List<Units> ways(Stack stack, int ld) {
        if (ld == 0 || ld == stack.ld()) {
            return List.of(ld == 0 ? Units.NONE : stack.units());
        }
        var ways = CounterExchange.waysToHold(stack.units(), ld);
        return ways.isEmpty() ? ways : Stream.concat(Stream.of(ways.getLast()),
                ways.subList(0, ways.size() - 1).stream().sorted(Comparator.comparingInt(taken -> change(stack, taken)))).toList();
    }

    /** The loose LD that are laid in addition when these units leave a stack. */
    private static int change(Stack stack, Units taken) {
        return taken.isEmpty() || taken.equals(stack.units()) ? 0 : taken.ld() + CounterExchange.without(stack.units(), taken).ld() - stack.units().ld();
    }

    /** The counters left beside the map once these units have left a stack. */
    public PartsWithChange after(Stack stack, Units taken) {
        var left = new HashMap<>(free);
        left.merge(stack.country(), -change(stack, taken), Integer::sum);
        return new PartsWithChange(left);
    }

    /** Whether these stacks can give exactly so many LD, and the countries of no other stack have laid more than they have. */
    public boolean canGive(List<Stack> stacks, int ld) {
        var countries = stacks.stream().map(Stack::country).toList();
        return of(stacks, ld).get(ld) && free.entrySet().stream().allMatch(left -> left.getValue() >= 0 || countries.contains(left.getKey()));
    }

    /** Whether no country has laid more loose LD than it has. */
    public boolean isCovered() {
        return free.values().stream().noneMatch(ld -> ld < 0);
    }

    /** The greatest number of LD, at most so many, that these stacks can give. */
    public int greatest(List<Stack> stacks, int most) {
        return of(stacks, Math.max(0, most)).length() - 1;
    }
}
