package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.ruling.Citation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Sends requests of tests to the adjudicator with all procedures; they may be written with single quotes. */
public final class Asked {

    private static final RulebookModules RULEBOOKS = RulebookModules.all();
    private static final Adjudicator ADJUDICATOR = RULEBOOKS.adjudicator();
    private static final JsonMapper JSON = new JsonMapper();

    private Asked() {}

    /** The answer without its explanation, which must be there and add up. */
    public static ObjectNode answer(String request) {
        var answer = fullAnswer(request);
        explanationAddsUp((ArrayNode) answer.remove("explanation"));
        return answer;
    }

    public static ObjectNode fullAnswer(String request) {
        var answer = ADJUDICATOR.adjudicate(quoted(request));
        assertThat(answer).as(String.valueOf(answer)).isInstanceOf(AdjudicationResult.Ruled.class);
        answer.json().path("explanation").forEach(step -> PrintedCells.agree(answer.json().path("ruleset").asString(), step, step));
        return answer.json();
    }

    /** The pointers of everything that is wrong with a readable request. */
    public static List<String> refusal(String request) {
        var answer = ADJUDICATOR.adjudicate(quoted(request));
        assertThat(answer).as(String.valueOf(answer)).isInstanceOf(AdjudicationResult.Refused.class);
        var problem = ((AdjudicationResult.Refused) answer).problem();
        assertThat(problem.status()).isEqualTo(422);
        return problem.errors().stream().map(RequestFault::pointer).toList();
    }

    /**
     * A request with another value at a pointer.
     *
     * @param value as JSON; {@code null} leaves the field out
     */
    public static ObjectNode change(String request, String pointer, String value) {
        var json = (ObjectNode) json(request);
        int last = pointer.lastIndexOf('/');
        var parent = (ObjectNode) json.at(pointer.substring(0, last));
        if (value == null) {
            parent.remove(pointer.substring(last + 1));
        } else {
            parent.set(pointer.substring(last + 1), json(value));
        }
        return json;
    }

    public static JsonNode json(String text) {
        return JSON.readTree(quoted(text));
    }

    public static String quoted(String text) {
        return text.replace('\'', '"');
    }

    /** Every rule that an explanation names can be looked up. */
    private static void known(String rule) {
        assertThat(RULEBOOKS.modules()).as(rule).anySatisfy(module -> assertThat(module.rulebook().find(Citation.of(rule))).isPresent());
    }

    private static void explanationAddsUp(ArrayNode explanation) {
        assertThat(explanation).isNotEmpty();
        for (var step : explanation) {
            assertThat(step.path("step").asString()).isNotEmpty();
            known(step.path("rule").asString());
            step.path("modifiers").forEach(modifier -> known(modifier.path("rule").asString()));
            if (step.has("modified") && step.path("dice").size() == 1 && !step.path("step").asString().startsWith("continuation")) {
                int sum = step.path("dice").get(0).asInt();
                for (var modifier : step.path("modifiers")) {
                    sum += modifier.path("value").asInt();
                }
                assertThat(step.path("modified").asInt()).as(step.toString()).isEqualTo(sum);
            }
        }
    }
}
