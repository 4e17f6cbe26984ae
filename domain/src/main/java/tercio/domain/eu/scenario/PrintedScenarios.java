package tercio.domain.eu.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.game.Id;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The scenarios that come with the program, read once. */
public final class PrintedScenarios {

    /** @param roster the scenario with all its countries, those at war and those who are not */
    private record Printed(EuScenario roster, List<List<CountryId>> sides, ScenarioDescription blurb) {}

    private static final Map<String, Printed> ALL = read(TableSource.printedBeside(PrintedScenarios.class));

    private PrintedScenarios() {}

    /** The description of each scenario by name, in the order of the list. */
    public static Map<String, ScenarioDescription> descriptions() {
        var blurbs = new LinkedHashMap<String, ScenarioDescription>();
        ALL.forEach((name, printed) -> blurbs.put(name, printed.blurb()));
        return blurbs;
    }

    /** The scenario of that name; empty for an unknown name. */
    public static Optional<EuScenario> find(String name) {
        return Optional.ofNullable(ALL.get(name)).map(printed -> ScenarioSides.of(printed.roster(), printed.sides()));
    }

    /** The scenario of that name with other sides; empty for an unknown name. */
    public static Optional<EuScenario> find(String name, List<List<CountryId>> sides) {
        return Optional.ofNullable(ALL.get(name)).map(printed -> ScenarioSides.of(printed.roster(), sides));
    }

    /** The countries that can be at war in the scenario of that name; empty for an unknown name. */
    public static Set<CountryId> roster(String name) {
        return ALL.containsKey(name) ? ALL.get(name).roster().countries().keySet() : Set.of();
    }

    private static Map<String, Printed> read(TableSource source) {
        var all = new LinkedHashMap<String, Printed>();
        for (var row : source.table("scenarios").rows()) {
            all.put(row.text("name"), new Printed(roster(row, source), sides(source.table(row.text("folder") + "/countries")),
                    ScenarioDescription.ofPrinted("eu", row.text("name"), row.text("title"), row.text("description"))));
        }
        return all;
    }

    /** The alliances by the numbers in the list of countries; a country without a number is in none. */
    private static List<List<CountryId>> sides(CsvTable countries) {
        var sides = new LinkedHashMap<String, List<CountryId>>();
        countries.rows().stream().filter(country -> country.has("alliance"))
                .forEach(country -> sides.computeIfAbsent(country.text("alliance"), alliance -> new ArrayList<>()).add(new CountryId(country.text("country"))));
        return List.copyOf(sides.values());
    }

    private static EuScenario roster(CsvTable.Row row, TableSource source) {
        var folder = row.text("folder") + "/";
        var countries = new LinkedHashMap<CountryId, Belligerent>();
        // A folder may stand for two scenarios: where its fleets are left out, the naval technology of its countries is, too.
        boolean atSea = row.isSet("fleets");
        for (var country : source.table(folder + "countries").rows()) {
            countries.put(new CountryId(country.text("country")), new Belligerent(country.integer("initiative"),
                    technology(country), country.integer("land_technology_level"), country.isSet("tercio"),
                    country.integer("stability"), Optional.empty(), Optional.empty(), atSea ? FleetsAtStart.navy(country) : Optional.empty()));
        }
        return new EuScenario(row.text("name"), row.integer("period"), row.integer("turn"),
                Optional.of(row.text("start_round")).filter(box -> !box.isEmpty()), row.isSet("poor_weather"),
                List.of(), countries, leaders(source.table(folder + "leaders")),
                provinces(source.table(folder + "owners"), "owner"), provinces(source.table(folder + "owners"), "controller"),
                levels(source.table(folder + "fortresses")), stacks(source.table(folder + "stacks")),
                row.isSet("printed") ? printedLeaders(source.table(folder + "printed")) : List.of(), Optional.empty(),
                Optional.empty(), PrintedSessions.of(row, source),
                atSea ? Optional.of(FleetsAtStart.of(source.table(folder + "fleets"))) : Optional.empty(),
                row.isSet("presidios") ? Optional.of(FleetsAtStart.presidios(source.table(folder + "presidios"))) : Optional.empty(),
                row.isSet("overseas") ? Optional.of(PrintedWorld.of(source, folder)) : Optional.empty());
    }

    private static LandTechnology technology(CsvTable.Row row) {
        return Arrays.stream(LandTechnology.values())
                .filter(technology -> technology.word().equals(row.text("land_technology")))
                .findFirst()
                .orElseThrow(() -> row.defect("land_technology", "no such technology"));
    }

    private static List<EuScenario.LeaderAtStart> leaders(CsvTable table) {
        return table.rows().stream()
                .map(row -> new EuScenario.LeaderAtStart(new LeaderId(row.text("id")), row.text("name"), new CountryId(row.text("country")), row.text("rank"),
                        row.integer("maneuver"), row.integer("fire"), row.integer("shock"), row.integer("siege"), row.isSet("monarch")))
                .toList();
    }

    private static List<EuScenario.PrintedLeaderAtStart> printedLeaders(CsvTable table) {
        return table.rows().stream()
                .map(row -> new EuScenario.PrintedLeaderAtStart(new LeaderId(row.text("leader")), Optional.of(new CountryId(row.text("country"))).filter(country -> !country.value().isEmpty())))
                .toList();
    }

    private static Map<SpaceId, CountryId> provinces(CsvTable table, String column) {
        var countries = new LinkedHashMap<SpaceId, CountryId>();
        table.rows().stream().filter(row -> row.hasColumn(column) && row.has(column)).forEach(row -> countries.put(new SpaceId(row.text("province")), new CountryId(row.text(column))));
        return countries;
    }

    private static Map<SpaceId, Integer> levels(CsvTable table) {
        var levels = new LinkedHashMap<SpaceId, Integer>();
        table.rows().forEach(row -> levels.put(new SpaceId(row.text("province")), row.integer("level")));
        return levels;
    }

    /** Timar as {@code armyPlus/armyMinus/ld/Pashas of 1/of 2/of 3 LD}. */
    private static Optional<Timar> timar(CsvTable.Row row) {
        if (!row.hasColumn("timar") || !row.has("timar")) {
            return Optional.empty();
        }
        var counts = row.text("timar").split("/");
        if (counts.length != 6) {
            throw row.defect("timar", "six numbers with strokes between them");
        }
        var each = Arrays.stream(counts).map(Integer::valueOf).toList();
        return Optional.of(new Timar(each.get(0), each.get(1), each.get(2), each.get(3), each.get(4), each.get(5)));
    }

    private static List<EuScenario.StackAtStart> stacks(CsvTable table) {
        return table.rows().stream()
                .map(row -> new EuScenario.StackAtStart(new StackId(row.text("stack")), new SpaceId(row.text("province")), new CountryId(row.text("country")),
                        new Counters(row.integer("army_plus"), row.integer("army_minus"), row.integer("ld"), timar(row),
                                row.hasColumn("lde") && row.has("lde") ? Optional.of(row.integer("lde")) : Optional.empty()),
                        row.isSet("veteran"), row.has("leader") ? Id.all(List.of(row.text("leader").split(";")), LeaderId::new) : List.of(),
                        row.hasColumn("veteran_ld") && row.has("veteran_ld") ? Optional.of(row.integer("veteran_ld")) : Optional.empty(),
                        row.hasColumn("inside") && row.isSet("inside") ? Optional.of(true) : Optional.empty(), Optional.empty()))
                .toList();
    }
}
