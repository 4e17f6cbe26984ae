package tercio.adapters.rulebook;

import java.util.Optional;
import tercio.adapters.json.RecordSchema;
import tercio.domain.game.Ruleset;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of the scenarios of a ruleset, derived from the records into which a scenario is read and from the bounds by which it
 * is checked. Conditions between parts (a stack in a province that exists) are not in it; the faults of a scenario cover them.
 */
public final class ScenarioSchema {

    private ScenarioSchema() {}

    public static ObjectNode of(Ruleset<?, ?, ?, ?> ruleset) {
        return JsonNodeFactory.instance.objectNode().put("$schema", RecordSchema.DIALECT).put("title", "A scenario of " + ruleset.id())
                .setAll(RecordSchema.forRequests(ruleset.scenarioRanges(), part -> Optional.empty()).of(ruleset.scenarioType()));
    }
}
