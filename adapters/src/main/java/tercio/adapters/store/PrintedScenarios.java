package tercio.adapters.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tools.jackson.databind.json.JsonMapper;

/**
 * The scenarios printed with the program: JSON beside the class of their ruleset, {@code scenarios/NAME.json}, for each
 * name that the ruleset lists.
 */
public final class PrintedScenarios {

    private final JsonMapper json;

    public PrintedScenarios(JsonMapper json) {
        this.json = json;
    }

    /** The scenario of that name; empty where the ruleset lists none. */
    public <N extends Scenario> Optional<N> of(Ruleset<?, ?, ?, N> ruleset, String name) {
        if (!ruleset.scenarios().containsKey(name)) {
            return Optional.empty();
        }
        try (var text = ruleset.getClass().getResourceAsStream("scenarios/" + name + ".json")) {
            if (text == null) {
                throw new IllegalStateException(ruleset.id() + " lists the scenario " + name + ", but does not bring it");
            }
            return Optional.of(json.readValue(text, ruleset.scenarioType()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
