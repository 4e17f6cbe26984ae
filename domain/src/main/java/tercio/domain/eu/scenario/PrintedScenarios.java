package tercio.domain.eu.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The scenarios that come with the program, read once. */
public final class PrintedScenarios {

    private record Printed(EuScenario scenario, ScenarioDescription blurb) {}

    private static final Map<String, Printed> ALL = read(TableSource.printedBeside(PrintedScenarios.class));

    private PrintedScenarios() {}

    /** The description of each scenario by name, in the order of the list. */
    public static Map<String, ScenarioDescription> blurbs() {
        var blurbs = new LinkedHashMap<String, ScenarioDescription>();
        ALL.forEach((name, printed) -> blurbs.put(name, printed.blurb()));
        return blurbs;
    }

    /** The scenario of that name; empty for an unknown name. */
    public static Optional<EuScenario> find(String name) {
        return Optional.ofNullable(ALL.get(name)).map(Printed::scenario);
    }

    private static Map<String, Printed> read(TableSource source) {
        var all = new LinkedHashMap<String, Printed>();
        for (var row : source.table("scenarios").rows()) {
            all.put(row.text("name"), new Printed(scenario(row, source), new ScenarioDescription(row.text("title"), row.text("description"))));
        }
        return all;
    }

    private static EuScenario scenario(CsvTable.Row row, TableSource source) {
        var folder = row.text("folder") + "/";
        var countries = new LinkedHashMap<String, EuScenario.Belligerent>();
        var alliances = new LinkedHashMap<String, List<String>>();
        for (var country : source.table(folder + "countries").rows()) {
            countries.put(country.text("country"), new EuScenario.Belligerent(country.integer("initiative"),
                    technology(country), country.integer("land_technology_level"), country.flag("tercio"),
                    country.integer("stability")));
            alliances.computeIfAbsent(country.text("alliance"), alliance -> new ArrayList<>()).add(country.text("country"));
        }
        return new EuScenario(row.text("name"), row.integer("period"), row.integer("turn"),
                Optional.of(row.text("start_round")).filter(box -> !box.isEmpty()), row.flag("poor_weather"),
                List.copyOf(alliances.values()), countries, leaders(source.table(folder + "leaders")),
                owners(source.table(folder + "owners")), Map.of(), levels(source.table(folder + "fortresses")),
                stacks(source.table(folder + "stacks")));
    }

    private static LandTechnology technology(CsvTable.Row row) {
        return Arrays.stream(LandTechnology.values())
                .filter(technology -> technology.word().equals(row.text("land_technology")))
                .findFirst()
                .orElseThrow(() -> row.fault("land_technology", "no such technology"));
    }

    private static List<EuScenario.LeaderAtStart> leaders(CsvTable table) {
        return table.rows().stream()
                .map(row -> new EuScenario.LeaderAtStart(row.text("id"), row.text("name"), row.text("country"), row.text("rank"),
                        row.integer("maneuver"), row.integer("fire"), row.integer("shock"), row.integer("siege"), row.flag("monarch")))
                .toList();
    }

    private static Map<String, String> owners(CsvTable table) {
        var owners = new LinkedHashMap<String, String>();
        table.rows().forEach(row -> owners.put(row.text("province"), row.text("owner")));
        return owners;
    }

    private static Map<String, Integer> levels(CsvTable table) {
        var levels = new LinkedHashMap<String, Integer>();
        table.rows().forEach(row -> levels.put(row.text("province"), row.integer("level")));
        return levels;
    }

    private static List<EuScenario.StackAtStart> stacks(CsvTable table) {
        return table.rows().stream()
                .map(row -> new EuScenario.StackAtStart(row.text("stack"), row.text("province"), row.text("country"),
                        new Counters(row.integer("army_plus"), row.integer("army_minus"), row.integer("ld")),
                        row.flag("veteran"), row.has("leader") ? List.of(row.text("leader")) : List.of()))
                .toList();
    }
}
