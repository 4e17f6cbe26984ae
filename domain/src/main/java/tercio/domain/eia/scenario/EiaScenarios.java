package tercio.domain.eia.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.table.TableSource;

/** The scenarios that come with the program, read once. */
public final class EiaScenarios {

    private record Printed(EiaScenario scenario, ScenarioDescription description) {}

    private static final Map<String, Printed> ALL = read(TableSource.printedBeside(EiaScenarios.class));

    private EiaScenarios() {}

    /** The description of each scenario by name, in the order of the list. */
    public static Map<String, ScenarioDescription> descriptions() {
        var descriptions = new LinkedHashMap<String, ScenarioDescription>();
        ALL.forEach((name, printed) -> descriptions.put(name, printed.description()));
        return descriptions;
    }

    /** The scenario of that name; empty for an unknown name. */
    public static Optional<EiaScenario> find(String name) {
        return Optional.ofNullable(ALL.get(name)).map(Printed::scenario);
    }

    private static Map<String, Printed> read(TableSource source) {
        var all = new LinkedHashMap<String, Printed>();
        for (var row : source.table("scenarios").rows()) {
            all.put(row.text("name"), new Printed(new EiaScenarioFiles(source, row).scenario(),
                    ScenarioDescription.ofPrinted("eia", row.text("name"), row.text("title"), row.text("description"))));
        }
        return all;
    }
}
