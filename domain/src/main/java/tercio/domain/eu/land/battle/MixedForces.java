package tercio.domain.eu.land.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.TurkishTroops;
import tercio.domain.eu.common.tables.EuTables;

/**
 * The parameters of a side of several countries. They depend on all its troops, not on the country of its
 * commander (EU-TECH-1, EU-BATTLE-MORALE, EU-SIZE-1, EU-ARTY-2). A side of one country has the parameters of that country.
 */
public final class MixedForces {

    private MixedForces() {}

    /**
     * The technology of most LD; after a tie the one with most ARMY counters, after another tie the worse. Reading: the
     * majority is the greatest number, even among three technologies.
     */
    public static LandTechnology technology(List<Contingent> contingents) {
        var ld = totals(contingents, contingent -> contingent.units().thirds());
        var armies = totals(contingents, contingent -> contingent.units().armyPlus() + contingent.units().armyMinus());
        return ld.keySet().stream()
                .max(Comparator.<LandTechnology>comparingInt(ld::get).thenComparingInt(armies::get).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    private static Map<LandTechnology, Integer> totals(List<Contingent> contingents, ToIntFunction<Contingent> count) {
        var totals = new EnumMap<LandTechnology, Integer>(LandTechnology.class);
        contingents.forEach(contingent -> totals.merge(contingent.technology(), count.applyAsInt(contingent), Integer::sum));
        return totals;
    }

    /** Whether more than half of the LD come from countries that have tercios. */
    public static boolean hasTercios(List<Contingent> contingents) {
        int all = contingents.stream().mapToInt(contingent -> contingent.units().thirds()).sum();
        int having = contingents.stream().filter(Contingent::tercio).mapToInt(contingent -> contingent.units().thirds()).sum();
        return 2 * having > all;
    }

    /**
     * The technology by which the side has its morale: that of Timar if there are any and the edition says so, else that of the side
     * (EU-TUR-2).
     */
    public static LandTechnology moraleTechnology(BattleSide side, EuTables tables) {
        boolean byTimar = tables.policies().play().timarMorale();
        return side.contingents().stream().filter(contingent -> byTimar && contingent.troops() == TurkishTroops.TIMAR)
                .map(Contingent::technology).min(Comparator.naturalOrder()).orElse(side.technology());
    }

    /** The army size: the average over all LD, rounded down; without troops the size of the country. */
    public static int size(List<Contingent> contingents, Period period, EuTables tables) {
        int thirds = 0;
        int weighed = 0;
        for (var contingent : contingents) {
            thirds += contingent.units().thirds();
            weighed += contingent.units().thirds() * sizeOf(contingent, period, tables);
        }
        return thirds == 0 ? sizeOf(contingents.getFirst(), period, tables) : weighed / thirds;
    }

    private static int sizeOf(Contingent contingent, Period period, EuTables tables) {
        return tables.armySizes().size(contingent.armyClass(), contingent.hasReformedSize(), period);
    }

    /** The artillery value: the best ARMY counter of any country in full, and at most 2 for the second best. */
    public static int artillery(List<Contingent> contingents, Period period, EuTables tables) {
        if (contingents.size() == 1) {
            var only = contingents.getFirst();
            return tables.artillery().value(only.units(), only.country(), only.artilleryLine(), only.armyClass(), period);
        }
        var counters = new ArrayList<Integer>();
        contingents.forEach(contingent -> counters.addAll(
                tables.artillery().counters(contingent.units(), contingent.country(), contingent.artilleryLine(), contingent.armyClass(), period)));
        return tables.artillery().total(counters);
    }
}
