package tercio.domain.eu.common.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.peoples.turkey.TurkishArmy;

/**
 * The surplus of troops in one province: more than 3 counters or 8 LD of an alliance (EU-STACK-3). Stacks of a country in one province could merge at any
 * moment, so the rule counts the fewest counters that can hold their LD. Stacks of different countries never share a counter (EU-UNIT-3), nor do
 * Janissaries and Timar. At most 2 Pashas stand beside them (EU-TUR-5); at peace one, and none in the capital (EU-TUR-6).
 */
public final class StackingSurplus {

    public static final String RULE = "EU-STACK-3";

    private StackingSurplus() {}

    /** Whether more Pashas are together than the limit allows (EU-TUR-5, EU-TUR-6). */
    public static boolean hasTooManyPashas(WarView board, List<Stack> together) {
        return together.stream().mapToInt(stack -> stack.units().pashas()).sum() > mostPashas(board, together);
    }

    /** The Pashas that may stand together in their province: at peace one, and none in the capital (EU-TUR-6). */
    public static int mostPashas(WarView board, List<Stack> together) {
        int most = StackingLimits.from(board.tables()).pashas();
        var peaceful = together.stream().filter(stack -> stack.units().pashas() > 0 && isAtPeace(board.state(), stack)).findFirst();
        return peaceful.map(stack -> board.province(stack.province()).capital() ? 0 : TurkishArmy.from(board.tables()).pashasAtPeace()).orElse(most);
    }

    /** Whether the country of a stack has no enemy, or the stack has no part in the war of its country. */
    private static boolean isAtPeace(EuState state, Stack stack) {
        var own = state.allianceOf(stack);
        return Interventions.isAtPeace(state, stack)
                || state.alliances().stream().noneMatch(other -> state.areAtWar(own, other));
    }

    /** LD beside Pashas above the limit of one province: the smallest number that must go. */
    public static int surplus(WarView board, List<Stack> together) {
        var limits = StackingLimits.from(board.tables());
        var counters = new int[limits.ld() + 1];
        Arrays.fill(counters, limits.counters() + 1);
        counters[0] = 0;
        for (var country : together.stream().collect(Collectors.groupingBy(Stack::country)).values()) {
            counters = withKind(counters, country.stream().map(stack -> stack.units().regular()).toList(), limits);
            counters = withKind(counters, country.stream().map(stack -> stack.units().onlyTimar().withoutPashas()).toList(), limits);
        }
        int held = limits.ld();
        while (counters[held] > limits.counters()) {
            held--;
        }
        return ldBesidePashas(together) - held;
    }

    /** The fewest counters that hold each number of LD, after adding LD of one more country or kind. */
    private static int[] withKind(int[] before, List<Units> kind, StackingLimits limits) {
        int armies = kind.stream().mapToInt(units -> units.armyPlus() + units.armyMinus()).sum();
        int ld = kind.stream().mapToInt(Units::allLd).sum();
        var after = before.clone();
        for (int own = 1; own <= Math.min(ld, limits.ld()); own++) {
            int taken = CounterExchange.fewestCounters(armies, own);
            for (int others = 0; others + own <= limits.ld(); others++) {
                after[others + own] = Math.min(after[others + own], before[others] + taken);
            }
        }
        return after;
    }

    /** LD of stacks, without those of their Pashas. */
    public static int ldBesidePashas(List<Stack> together) {
        return together.stream().mapToInt(stack -> stack.units().ldOutsidePashas()).sum();
    }
}
