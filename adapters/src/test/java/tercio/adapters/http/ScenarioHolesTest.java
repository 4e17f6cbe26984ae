package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A scenario in which a part is missing is refused with the pointer of a fault, or can be played without that part. */
class ScenarioHolesTest {

    /** More than any object of a scenario has fields of its own; objects whose names are ids have more. */
    private static final int FIELDS = 24;
    private static final int ELEMENTS = 2;
    private static final Client CLIENT = Served.installed();

    @ParameterizedTest
    @CsvSource({"eu-military, france-spain-sea", "empires-in-arms, turkey-russia"})
    void noPartThatIsMissingBreaksTheCheck(String ruleset, String scenario) {
        var printed = CLIENT.get("/api/scenarios/" + ruleset + "/" + scenario, null).body();
        var answers = new TreeMap<String, Integer>();
        for (var pointer : firstParts(printed, JsonPointer.empty())) {
            var sent = printed.deepCopy();
            empty(sent, pointer);
            var answer = CLIENT.post("/api/rulesets/" + ruleset + "/scenarios/check", null, sent.toString());
            answers.put(pointer.toString(), answer.status());
            if (answer.status() == 400) {
                assertThat(answer.body().at("/errors/0/pointer").isString()).as("%s: %s", pointer, answer.raw().body()).isTrue();
            }
        }
        assertThat(answers).hasSizeGreaterThan(10).allSatisfy((pointer, status) -> assertThat(status).as(pointer).isIn(200, 400));
    }

    /** The first parts of each list and of each object, and the parts of these. */
    private static List<JsonPointer> firstParts(JsonNode node, JsonPointer at) {
        var parts = new ArrayList<JsonPointer>();
        node.propertyStream().limit(FIELDS).forEach(part -> parts.add(at.appendProperty(part.getKey())));
        IntStream.range(0, node.isArray() ? Math.min(ELEMENTS, node.size()) : 0).forEach(index -> parts.add(at.appendIndex(index)));
        return Stream.concat(parts.stream(), parts.stream().flatMap(part -> firstParts(node.at(part.last()), part).stream())).toList();
    }

    private static void empty(JsonNode whole, JsonPointer pointer) {
        var above = whole.at(pointer.head());
        if (above instanceof ObjectNode object) {
            object.set(pointer.last().getMatchingProperty(), JsonNodeFactory.instance.nullNode());
        } else {
            ((ArrayNode) above).set(pointer.last().getMatchingIndex(), JsonNodeFactory.instance.nullNode());
        }
    }
}
