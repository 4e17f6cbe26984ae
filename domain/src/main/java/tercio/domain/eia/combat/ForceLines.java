package tercio.domain.eia.combat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;

/**
 * The lines of a force while it fights: those of the pinning force first, then those of the outflanking one. A force that is not
 * divided has the former alone.
 */
final class ForceLines {

    private static final int TYPES = FactorType.values().length;

    private final CombatForce force;
    private final FactorType[] types;
    /** Whether a cavalry leader leads the cavalry of each line. */
    private final boolean[] led;
    /** The factors of each line that came out of the city, and neither pursue nor are pursued (EIA-7.5.4.2.3.1.2, EIA-7.5.4.2.3.2). */
    private final int[] inside;
    /** The line of the force that each line is part of. */
    private final int[] source;
    private final int pinning;
    private final FactorCounts start;
    private final FactorType[] order;

    private ForceLines(CombatForce force, List<Integer> outflanking) {
        this.force = force;
        int lines = force.factors().size();
        boolean divided = !outflanking.isEmpty();
        pinning = lines;
        int size = divided ? 2 * lines : lines;
        types = new FactorType[size];
        led = new boolean[size];
        inside = new int[size];
        source = new int[size];
        int[] counts = new int[size];
        for (int line = 0; line < size; line++) {
            int at = line % lines;
            var of = force.factors().get(at);
            int away = divided ? outflanking.get(at) : 0;
            types[line] = of.type();
            led[line] = force.cavalryLed().contains(of.nation());
            inside[line] = line < lines && !force.siegeDefenders().isEmpty() ? force.siegeDefenders().get(at) : 0;
            source[line] = at;
            counts[line] = line < lines ? of.count() - away : away;
        }
        start = FactorCounts.holding(counts);
        order = force.casualtyOrder().toArray(FactorType[]::new);
    }

    static ForceLines of(CombatForce force) {
        return new ForceLines(force, List.of());
    }

    /** @param outflanking the part of each line that moves around the flank */
    static ForceLines divide(CombatForce force, List<Integer> outflanking) {
        return new ForceLines(force, outflanking);
    }

    /** All factors at the start. */
    FactorCounts start() {
        return start;
    }

    /** The force before the first round. */
    SideTally tally() {
        return new SideTally(start, force.corps(), force.largeCorps(), 0, 0, force.moraleLostBefore());
    }

    boolean isDivided() {
        return pinning < types.length;
    }

    /** The factors that fight: without those that have not arrived. */
    int present(FactorCounts counts, boolean arrived) {
        return counts.sum(0, arrived ? types.length : pinning);
    }

    /** The factors that percentages are taken of: outflankers count {@code weight} times once they have arrived. */
    int firing(FactorCounts counts, boolean arrived, int weight) {
        int pinned = counts.sum(0, pinning);
        return arrived ? pinned + weight * counts.sum(pinning, types.length) : pinned;
    }

    /** Whether nothing but artillery is present, and some of that is. */
    boolean onlyArtillery(FactorCounts counts, boolean arrived) {
        return present(counts, arrived) > 0 && present(counts, arrived) == present(counts, arrived, FactorType.ARTILLERY);
    }

    /** The factors of a type that are present. */
    int present(FactorCounts counts, boolean arrived, FactorType type) {
        int sum = 0;
        for (int line = 0; line < (arrived ? types.length : pinning); line++) {
            sum += types[line] == type ? counts.get(line) : 0;
        }
        return sum;
    }

    /** The factors that a pursuit may reach. */
    int pursuableFactors(FactorCounts counts) {
        int sum = 0;
        for (int line = 0; line < types.length; line++) {
            sum += outside(counts, line);
        }
        return sum;
    }

    private int outside(FactorCounts counts, int line) {
        return Math.max(0, counts.get(line) - inside[line]);
    }

    /** The cavalry that is present. */
    int cavalry(FactorCounts counts, boolean arrived) {
        int sum = 0;
        for (int line = 0; line < (arrived ? types.length : pinning); line++) {
            sum += types[line].isCavalry() ? counts.get(line) : 0;
        }
        return sum;
    }

    /** All cavalry that can pursue, outflankers included whether they arrived or not. */
    int pursuers(FactorCounts counts, boolean irregulars) {
        int sum = 0;
        for (int line = 0; line < types.length; line++) {
            sum += types[line].isCavalry() && (irregulars || !types[line].isIrregular()) ? outside(counts, line) : 0;
        }
        return sum;
    }

    /** Whether cavalry that pursues has a cavalry leader of its nation. */
    boolean hasLedCavalry(FactorCounts counts, boolean irregulars) {
        for (int line = 0; line < types.length; line++) {
            if (led[line] && types[line].isCavalry() && outside(counts, line) > 0 && (irregulars || !types[line].isIrregular())) {
                return true;
            }
        }
        return false;
    }

    /** The factors that are left after the casualties of a round, in the order of losses. */
    FactorCounts afterCasualties(FactorCounts counts, CombatDemand demand, boolean arrived) {
        int due = demand.due();
        if (due == 0) {
            return counts;
        }
        int reach = arrived ? types.length : pinning;
        int[] first = byType(counts, 0, reach);
        int present = counts.sum(0, reach);
        int excess = Math.max(0, due - present);
        int[] left = counts.copy();
        if (excess == 0 || reach == types.length) {
            remove(left, CasualtyRules.take(first, order, due, demand.militiaLast(), demand.cavalryOwed()), 0);
            return FactorCounts.holding(left);
        }
        // The pinning force is wiped out: the outflankers take the remaining losses (EIA-7.5.2.10.1.2.2).
        var rest = demand.beyond(present, cavalry(counts, false) > 0);
        int[] further = byType(counts, pinning, types.length);
        remove(left, first, 0);
        remove(left, CasualtyRules.take(further, order, rest.due(), rest.militiaLast(), rest.cavalryOwed()), pinning);
        return FactorCounts.holding(left);
    }

    /** The lines after losses by type: within a type the pinning force loses first, and in each force the earlier line. */
    FactorCounts withoutLosses(FactorCounts counts, int[] lost) {
        int[] left = counts.copy();
        remove(left, lost, 0);
        return FactorCounts.holding(left);
    }

    private void remove(int[] counts, int[] lost, int from) {
        int[] due = lost.clone();
        for (int line = from; line < counts.length; line++) {
            int some = Math.min(due[types[line].ordinal()], counts[line]);
            counts[line] -= some;
            due[types[line].ordinal()] -= some;
        }
    }

    int[] byType(FactorCounts counts) {
        return byType(counts, 0, types.length);
    }

    private int[] byType(FactorCounts counts, int from, int to) {
        int[] sums = new int[TYPES];
        for (int line = from; line < to; line++) {
            sums[types[line].ordinal()] += counts.get(line);
        }
        return sums;
    }

    Factors factors(FactorCounts counts) {
        return CasualtyRules.factors(byType(counts));
    }

    /** The factors that move around the flank. */
    Factors outflankers() {
        return CasualtyRules.factors(byType(start, pinning, types.length));
    }

    /** Losses between two counts. */
    Factors lossesBetween(FactorCounts before, FactorCounts after) {
        Map<FactorType, Integer> sums = new EnumMap<>(FactorType.class);
        for (int line = 0; line < types.length; line++) {
            sums.merge(types[line], before.get(line) - after.get(line), Integer::sum);
        }
        return new Factors(sums);
    }

    FactorType[] order() {
        return order;
    }

    /** The counts by the lines of the force, both parts together. */
    int[] byLineOfForce(FactorCounts counts) {
        int[] sums = new int[force.factors().size()];
        for (int line = 0; line < types.length; line++) {
            sums[source[line]] += counts.get(line);
        }
        return sums;
    }
}
