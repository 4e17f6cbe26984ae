package tercio.domain.eu.common.forces;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.table.CsvTable;

/** The artillery value of a stack and its bonus against a fortress (EU-ARTY-2, EU-SIEGE-UNDERMINING-2). */
public final class ArtilleryTable {

    /** The default variant, used unless a reform or a kind of army has its own line. */
    public static final String BASE = "base";

    private record Army(int plus, int minus) {}

    private static final int HIGHEST_LEVEL = 5;
    private static final int HIGHEST_BONUS = 3;
    /** The greatest addition of a second ARMY counter. */
    private static final int MOST_OF_SECOND = 2;

    /** The armies by variant, then by country or class. */
    private final Map<String, Map<String, Army[]>> armies = new HashMap<>();
    /** The artillery needed for each bonus, by fortress level. */
    private final int[][] needed = new int[HIGHEST_LEVEL + 1][HIGHEST_BONUS];

    private final ArtilleryCount count;

    private ArtilleryTable(ArtilleryCount count) {
        this.count = count;
    }

    /** Reads {@code artillery_per_army} and {@code artillery_bonus}. */
    public static ArtilleryTable read(CsvTable perArmy, CsvTable bonus, ArtilleryCount count) {
        var table = new ArtilleryTable(count);
        for (var row : perArmy.rows()) {
            var line = table.armies.computeIfAbsent(row.text("variant"), variant -> new HashMap<>())
                    .computeIfAbsent(row.text("key"), key -> new Army[Period.values().length]);
            line[row.choice("period", Period.class).ordinal()] =
                    new Army(row.within("army_plus", 0, 9), row.within("army_minus", 0, 9));
        }
        for (var level : table.needed) {
            Arrays.fill(level, Integer.MAX_VALUE);
        }
        for (var row : bonus.rows()) {
            table.needed[row.within("fortress_level", 0, HIGHEST_LEVEL)][row.within("bonus", 1, HIGHEST_BONUS) - 1] =
                    row.integer("artillery_value_min");
        }
        return table;
    }

    /** The artillery value of a stack, from the base line of its country, otherwise of its class. */
    public int value(Units units, CountryId country, ArmyClass armyClass, Period period) {
        return value(units, country, BASE, armyClass, period);
    }

    /**
     * The artillery value of a stack: its best ARMY counter, plus 2 if another has 2 or more, else plus 1 if another
     * has 1; or the sum of all its ARMY counters, depending on the edition.
     *
     * @param variant the line of the country, such as {@code janissary} or {@code reformed}
     */
    public int value(Units units, CountryId country, String variant, ArmyClass armyClass, Period period) {
        return units.hasArmy() ? total(counters(units, army(country, variant, armyClass, period))) : 0;
    }

    /** The artillery of each ARMY counter of a country. */
    public List<Integer> counters(Units units, CountryId country, String variant, ArmyClass armyClass, Period period) {
        return units.hasArmy() ? counters(units, army(country, variant, armyClass, period)) : List.of();
    }

    private static List<Integer> counters(Units units, Army army) {
        var counters = new ArrayList<Integer>(Collections.nCopies(units.armyPlus(), army.plus()));
        counters.addAll(Collections.nCopies(units.armyMinus(), army.minus()));
        return counters;
    }

    /** The artillery value of ARMY counters that fight together; they may be of several countries. */
    public int total(List<Integer> counters) {
        int best = 0;
        int second = 0;
        int sum = 0;
        for (int counter : counters) {
            sum += counter;
            second = Math.max(second, Math.min(best, counter));
            best = Math.max(best, counter);
        }
        return count == ArtilleryCount.SUM ? sum : best + Math.min(second, MOST_OF_SECOND);
    }

    private Army army(CountryId country, String variant, ArmyClass armyClass, Period period) {
        var own = armies.getOrDefault(variant, Map.of()).get(country.value());
        if (own != null && own[period.ordinal()] != null) {
            return own[period.ordinal()];
        }
        return variant.equals(BASE) ? armies.get(BASE).get(armyClass.name())[period.ordinal()] : army(country, BASE, armyClass, period);
    }

    /**
     * The bonus of a besieger with that artillery: the highest whose minimum is reached.
     *
     * @param fortressLevel 0 (a fort) to 5
     */
    public int bonus(int fortressLevel, int artillery) {
        int bonus = 0;
        for (int minimum : needed[fortressLevel]) {
            if (artillery >= minimum) {
                bonus++;
            }
        }
        return bonus;
    }
}
