package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Scenarios are published with a schema, written out on demand, and take other sides where they have a roster. */
class ScenarioSchemaTest {

    private static final List<String> RULESETS = List.of("eu-military", "eu-fast-battle", "eu-rapid-battle", "empires-in-arms");

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static JsonNode schema(String ruleset) {
        return client.get("/api/rulesets/" + ruleset + "/scenario-schema", null).body();
    }

    private static List<String> faults(JsonNode schema, JsonNode scenario) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(schema).validate(scenario).stream()
                .map(fault -> fault.getInstanceLocation() + " " + fault.getKeyword()).toList();
    }

    /** Parts that are left out are written as null, and mean the same. */
    private static JsonNode sent(JsonNode written) {
        if (written instanceof ObjectNode object) {
            List.copyOf(object.propertyNames()).stream().filter(name -> object.get(name).isNull()).forEach(object::remove);
        }
        written.forEach(ScenarioSchemaTest::sent);
        return written;
    }

    @Test
    void everyPrintedScenarioFitsTheSchemaAndMakesAGame() {
        for (var scenario : client.get("/api/scenarios", null).body()) {
            var ruleset = scenario.path("ruleset").asString();
            var name = scenario.path("name").asString();
            if (!RULESETS.contains(ruleset)) {
                continue;
            }
            var written = sent(client.get("/api/scenarios/" + ruleset + "/" + name, null).body());
            assertThat(faults(schema(ruleset), written)).as("%s %s", ruleset, name).isEmpty();
            var made = client.post("/api/games", null, "{\"ruleset\": \"" + ruleset + "\", \"scenario\": " + written
                    + ", \"seats\": [{\"name\": \"Anna\", \"controls\": " + scenario.path("parties") + "}]}");
            assertThat(made.status()).as("%s", made.raw().body()).isEqualTo(201);
        }
    }

    /** A description of a field that is there no more is deleted. */
    @ParameterizedTest
    @ValueSource(strings = {"eu", "eia", "kernel"})
    void everyDescriptionIsThatOfAField(String rulebook) throws IOException {
        var catalog = new Properties();
        catalog.load(new InputStreamReader(ScenarioSchemaTest.class.getResourceAsStream("/tercio/projections/" + rulebook + "/sentences/schema_en.properties"), StandardCharsets.UTF_8));
        var described = RULESETS.stream().flatMap(ruleset -> properties(schema(ruleset))).map(field -> field.path("description").asString("")).collect(Collectors.toSet());
        assertThat(catalog.values()).isNotEmpty().allSatisfy(text -> assertThat(described).contains((String) text));
    }

    /** The properties of a schema and of all its parts. */
    private static Stream<JsonNode> properties(JsonNode schema) {
        return Stream.concat(schema.path("properties").valueStream(), schema.valueStream().flatMap(ScenarioSchemaTest::properties));
    }

    @Test
    void everyFieldOfAScenarioIsDescribedInTheLanguageOfTheCaller() {
        for (var ruleset : RULESETS) {
            var english = properties(schema(ruleset)).map(field -> field.path("description").asString("")).toList();
            var french = properties(client.get("/api/rulesets/" + ruleset + "/scenario-schema?lang=fr", null).body()).map(field -> field.path("description").asString("")).toList();
            assertThat(english).hasSizeGreaterThan(50).doesNotContain("");
            assertThat(french).hasSameSizeAs(english).doesNotContain("").doesNotContainAnyElementsOf(english);
        }
        assertThat(schema("eu-military").at("/properties/stacks/items/properties/cutOff/description").asString())
                .isEqualTo("whether it had no line of supply in its last supply segment; left out, no");
        assertThat(client.get("/api/rulesets/empires-in-arms/scenario-schema?lang=fr", null).body().at("/properties/from/properties/year/description").asString()).isEqualTo("l’année, de 1792 à 1815");
    }

    @Test
    void theSchemaOfEuropaHasABoundForEachNumber() {
        var numbers = schema("eu-military").findParents("type").stream().filter(part -> part.path("type").asString("").equals("integer")).toList();
        assertThat(numbers).hasSizeGreaterThan(20).allSatisfy(number -> assertThat(number.has("minimum") && number.has("maximum")).isTrue());
    }

    @Test
    void whatTheSchemaForbidsIsNamedAtItsPlace() {
        var scenario = (ObjectNode) sent(client.get("/api/scenarios/eu-military/vienna-1529", null).body());
        scenario.put("turn", 99);
        ((ObjectNode) scenario.at("/session/sieges/osterreich")).put("minus", 2);
        ((ObjectNode) scenario.at("/stacks/0")).put("general", "nobody");

        assertThat(faults(schema("eu-military"), scenario)).containsExactlyInAnyOrder("/turn maximum", "/session/sieges/osterreich/minus maximum",
                "/stacks/0 additionalProperties");
    }

    private static Client.Reply made(String scenario, String sides, String party) {
        return client.post("/api/games", null, "{\"ruleset\": \"eu-military\", \"scenario\": " + scenario + ", \"sides\": " + sides
                + ", \"seats\": [{\"name\": \"Anna\", \"controls\": [\"" + party + "\"]}]}");
    }

    @Test
    void theWarsOf1492AreChosenWhenTheGameIsMade() {
        assertThat(made("\"europe-1492\"", "[[\"turkey\"], [\"venice\", \"hongrie\"]]", "turkey").status()).isEqualTo(201);
        assertThat(made("\"europe-1492\"", "[[\"turkey\"], [\"venice\", \"hongrie\"]]", "france").status()).as("France is at peace").isEqualTo(400);
        var unknown = made("\"europe-1492\"", "[[\"turkey\"], [\"atlantis\"]]", "turkey");
        assertThat(unknown.status()).isEqualTo(400);
        assertThat(unknown.raw().body()).contains("/sides/1/0", "hongrie");
        assertThat(made("\"nowhere\"", "[[\"turkey\"], [\"venice\"]]", "turkey").raw().body()).contains("/scenario", "europe-1492");
        assertThat(made("\"europe-1492\"", "[[\"turkey\"]]", "turkey").status()).as("nobody to fight").isEqualTo(400);
    }
}
