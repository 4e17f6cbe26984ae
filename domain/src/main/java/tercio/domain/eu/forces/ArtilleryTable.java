package tercio.domain.eu.forces;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.edition.ArtilleryCount;
import tercio.domain.eu.round.Period;
import tercio.domain.table.CsvTable;

/** How much artillery a stack has, and what it is worth against a fortress (EU-ARTY-1 to EU-ARTY-3). */
public final class ArtilleryTable {

    /** The line that is read unless a reform or a kind of army says otherwise. */
    public static final String BASE = "base";

    private record Army(int plus, int minus) {}

    private static final int HIGHEST_LEVEL = 5;
    private static final int HIGHEST_BONUS = 3;

    /** By variant, then by country or class. */
    private final Map<String, Map<String, Army[]>> armies = new HashMap<>();
    /** By fortress level, the artillery needed for each bonus. */
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

    /** The artillery value of a stack by the base line of its country, else of its class. */
    public int value(Units units, String country, ArmyClass armyClass, Period period) {
        return value(units, country, BASE, armyClass, period);
    }

    /**
     * The artillery value of a stack: its best ARMY counter, 2 more if another has 2 or more, else 1 more if another
     * has 1; or all its ARMY counters, where the edition counts so.
     *
     * @param variant the line of the country that is read, such as {@code janissary} or {@code reformed}
     */
    public int value(Units units, String country, String variant, ArmyClass armyClass, Period period) {
        if (!units.army()) {
            return 0;
        }
        var army = army(country, variant, armyClass, period);
        if (count == ArtilleryCount.SUM) {
            return units.armyPlus() * army.plus() + units.armyMinus() * army.minus();
        }
        int best = units.armyPlus() > 0 ? army.plus() : army.minus();
        int second = second(units, army);
        return best + Math.min(second, 2);
    }

    private static int second(Units units, Army army) {
        if (units.armyPlus() > 1) {
            return army.plus();
        }
        int spareMinus = units.armyPlus() == 1 ? units.armyMinus() : units.armyMinus() - 1;
        return spareMinus > 0 ? army.minus() : 0;
    }

    private Army army(String country, String variant, ArmyClass armyClass, Period period) {
        var own = armies.get(variant).get(country);
        if (own != null && own[period.ordinal()] != null) {
            return own[period.ordinal()];
        }
        return armies.get(BASE).get(armyClass.name())[period.ordinal()];
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
