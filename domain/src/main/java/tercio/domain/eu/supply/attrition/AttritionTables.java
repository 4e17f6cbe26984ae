package tercio.domain.eu.supply.attrition;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.policy.AttritionSystem;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.AscendingFigures;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The printed tables of attrition: Europe, percentages, remainders, and the effects of technologies. */
public final class AttritionTables {

    /** Parses and checks the printed table. */
    public static final TypedTable<AttritionTables> TABLE = new TypedTable<>(tables -> read(tables::table, tables.policies().attrition()));

    /**
     * A cell of the European columns.
     *
     * @param ld LD lost at once
     * @param pillage whether a P is printed next to the number
     */
    public record Europe(int ld, boolean pillage) {}

    /**
     * A row of the remainders.
     *
     * @param size as printed: {@code 2d}, {@code 7D}
     * @param left the thirds left
     * @param star whether a die is thrown that takes one third more if odd
     */
    public record Remainder(String size, int left, boolean star) {}

    private record Column(int leastLd, int mostLd, Map<Integer, Europe> lines) {
        private String label() {
            return leastLd == mostLd ? leastLd + " LD"
                    : mostLd == Integer.MAX_VALUE ? leastLd + " LD or more" : leastLd + " to " + mostLd + " LD";
        }
    }

    private static final int LEAST = 5;
    private static final int MOST = 15;
    private static final int EVERYTHING = 100;
    private static final int SET_OF_TEN = 10 * Thirds.LD;

    private final List<Column> europe = new ArrayList<>();
    private final Map<Integer, Integer> percents = new HashMap<>();
    private final Map<Integer, Map<Integer, Remainder>> remainders = new HashMap<>();
    private final Map<LandTechnology, PillageRule> pillageRules = new EnumMap<>(LandTechnology.class);
    private final Map<NavalTechnology, Integer> naval = new EnumMap<>(NavalTechnology.class);

    private final AttritionSystem system;

    private AttritionTables(AttritionSystem system) {
        this.system = system;
    }

    private static AttritionTables read(TableSource source, AttritionSystem system) {
        var tables = new AttritionTables(system);
        tables.readEurope(source.table("attrition_europe"));
        tables.readPercents(source.table("attrition_percent"));
        source.table("attrition_remainders").rows().forEach(row -> tables.remainders
                .computeIfAbsent(row.within("percent", 1, EVERYTHING - 1), percent -> new HashMap<>())
                .put(row.within("size_thirds", 1, SET_OF_TEN), new Remainder(row.text("size_label"),
                        row.within("remain_thirds", 0, row.integer("size_thirds")), row.isSet("star"))));
        source.table("land_technology_codes").rows().forEach(tables::readPillageRule);
        source.table("naval_technology_codes").rows().forEach(tables::readNaval);
        return tables;
    }

    private void readPercents(CsvTable table) {
        var rising = new AscendingFigures(table, Sentence.of("eu.table.series-percentages"), MOST - LEAST + 1);
        for (var row : table.rows()) {
            int roll = row.within("roll", LEAST, MOST);
            percents.put(roll, row.within("percent", 0, EVERYTHING));
            rising.put(roll - LEAST, row, percents.get(roll));
        }
        rising.check();
    }

    private void readEurope(CsvTable table) {
        var rising = new TreeMap<Integer, AscendingFigures>();
        for (var row : table.rows()) {
            readEurope(row);
            int least = row.integer("size_min_ld");
            rising.computeIfAbsent(least, ld -> new AscendingFigures(table, Sentence.of("eu.table.series-stacks").with("ld", ld), MOST - LEAST + 1))
                    .put(row.integer("roll") - LEAST, row, row.within("loss_thirds", 0, EVERYTHING));
        }
        rising.values().forEach(AscendingFigures::check);
    }

    private void readEurope(CsvTable.Row row) {
        int least = row.integer("size_min_ld");
        var column = europe.stream().filter(other -> other.leastLd == least).findFirst().orElseGet(() -> {
            var added = new Column(least, row.number("size_max_ld").orElse(Integer.MAX_VALUE), new HashMap<>());
            europe.add(added);
            return added;
        });
        column.lines.put(row.within("roll", LEAST, MOST), new Europe(row.integer("loss_thirds") / Thirds.LD, row.isSet("pillage")));
    }

    private void readPillageRule(CsvTable.Row row) {
        for (var technology : LandTechnology.values()) {
            if (technology.code().equals(row.text("tech"))) {
                pillageRules.put(technology, row.choice("pillage_rule", PillageRule.class));
            }
        }
    }

    private void readNaval(CsvTable.Row row) {
        for (var technology : NavalTechnology.values()) {
            if (technology.code().equals(row.text("tech"))) {
                naval.put(technology, row.integer("attrition_drm"));
            }
        }
    }

    public AttritionSystem system() {
        return system;
    }

    /** The line of a modified die in the edition's numbering, clamped to the table. */
    public int line(int modified) {
        return read(modified) + system.shift();
    }

    private int read(int modified) {
        return Math.clamp(modified - system.shift(), LEAST, MOST);
    }

    /** @param ld size of the stack, 1 or more */
    public Europe europe(int ld, int modified) {
        return columnOf(ld).lines.get(read(modified));
    }

    /** The column of a stack of that size: {@code 3 to 5 LD}. */
    public String column(int ld) {
        return columnOf(ld).label();
    }

    private Column columnOf(int ld) {
        return europe.stream().filter(column -> ld >= column.leastLd && ld <= column.mostLd).findFirst().orElseThrow();
    }

    /** The least size of each column for Europe, in order. */
    public List<Integer> columns() {
        return europe.stream().map(Column::leastLd).sorted().toList();
    }

    /** The printed row of the remainders for a size in thirds; empty where there is none. */
    public Optional<Remainder> remainder(int thirds, int percent) {
        return Optional.ofNullable(remainders.getOrDefault(percent, Map.of()).get(thirds));
    }

    /** The percentages for which remainders are printed. */
    public List<Integer> remainderPercents() {
        return remainders.keySet().stream().sorted().toList();
    }

    /** The sizes in thirds for which remainders are printed. */
    public List<Integer> remainderSizes() {
        return remainders.values().stream().flatMap(sizes -> sizes.keySet().stream()).distinct().sorted().toList();
    }

    /** The percentage lost in the rest of the world and at sea. */
    public int percent(int modified) {
        return percents.get(read(modified));
    }

    /** The percentage lost in an exploration. The guide to the fast battle reads it from 2 in a column of its own, which is the same (DIF-46). */
    public int explorationPercent(int modified) {
        return percents.get(Math.clamp(modified, LEAST, MOST));
    }

    /**
     * The rows of the remainders table for a stack, in order: sets of ten, then the rest, then spare thirds. Empty if nothing or
     * everything is lost.
     *
     * @param percent 0 to 100
     */
    public List<Remainder> rows(int thirds, int percent) {
        var rows = new ArrayList<Remainder>();
        if (percent > 0 && percent < EVERYTHING) {
            int rest = thirds;
            for (; rest >= SET_OF_TEN; rest -= SET_OF_TEN) {
                rows.add(remainders.get(percent).get(SET_OF_TEN));
            }
            int spare = rest % Thirds.LD;
            if (rest > spare) {
                rows.add(remainders.get(percent).get(rest - spare));
            }
            if (spare > 0) {
                rows.add(remainders.get(percent).get(spare));
            }
        }
        return rows;
    }

    /** The greatest number of dice for the stars of a stack of that size, in thirds. */
    public static int mostStars(int thirds) {
        return thirds / SET_OF_TEN + 2;
    }

    /** The effect of a P on a stack of this technology. */
    public PillageRule pillageRule(LandTechnology technology) {
        return pillageRules.get(technology);
    }

    /** Whether troops of this technology that pillage on a march forage in their next battle. */
    public boolean causesForaging(LandTechnology technology) {
        return system != AttritionSystem.TABLES_FROM_12 && pillageRule(technology).causesForaging();
    }

    /** The modifier of the naval technology to attrition and exploration at sea. */
    public int navalDrm(NavalTechnology technology) {
        return naval.get(technology);
    }

    /** The attrition tables of the edition that {@code tables} belongs to. */
    public static AttritionTables from(EuTables tables) {
        return tables.get(TABLE);
    }
}
