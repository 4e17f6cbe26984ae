package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The schema of a procedure's requests says what its endpoint reads. */
class RequestSchemaTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final Map<String, ObjectNode> SCHEMAS = RulebookModules.all().modules().stream()
            .flatMap(module -> module.procedures().stream())
            .collect(Collectors.toMap(endpoint -> endpoint.ruleset() + " " + endpoint.procedure(), ProcedureEndpoint::schema));

    private static Schema schema(JsonNode request) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SCHEMAS.get(request.path("ruleset").asString() + " " + request.path("procedure").asString()));
    }

    private static List<JsonNode> examples() throws IOException {
        try (var stream = RequestSchemaTest.class.getResourceAsStream("contract-examples.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().map(JSON::readTree).map(each -> each.get("request")).toList();
        }
    }

    @Test
    void everyExampleOfTheContractIsAllowed() throws IOException {
        assertThat(examples()).hasSizeGreaterThan(10).allSatisfy(request ->
                assertThat(schema(request).validate(request)).as(request.toString()).isEmpty());
    }

    @Test
    void anUnknownFieldAndANumberOutsideItsRangeAreNot() throws IOException {
        assertThat(examples()).allSatisfy(request -> {
            assertThat(schema(request).validate(((ObjectNode) request.deepCopy()).put("weather", "fine"))).isNotEmpty();
            assertThat(schema(request).validate(((ObjectNode) request.deepCopy()).put("period", 8))).isNotEmpty();
        });
    }

    /** The indispensable fields are required, and no others: the adjudicator answers without them. */
    @Test
    void whatIsRequiredIsNeeded() {
        var battle = SCHEMAS.get("eu-military land-battle");
        assertThat(words(battle.path("required"))).containsExactlyInAnyOrder("period", "terrain", "phasing", "nonPhasing", "ruleset", "procedure");
        assertThat(words(battle.at("/properties/phasing/required"))).containsExactlyInAnyOrder("country", "units", "technology");
        assertThat(words(SCHEMAS.get("eu-military attrition").path("required"))).doesNotContain("technology", "causes").contains("kind");
    }

    /** Fields that are read only where others have some value are described too. */
    @Test
    void fieldsOfOneKindOfRequestAreDescribed() {
        var attrition = SCHEMAS.get("eu-military attrition").path("properties");
        assertThat(attrition.propertyNames()).contains("sizeLd", "sizeNd", "siegeworkPlus", "zonesEntered", "causes");
        assertThat(words(attrition.at("/technology/enum"))).contains("muskets", "three-decker");
        assertThat(attrition.at("/siegeworkPlus/maximum").asInt()).isEqualTo(2);
    }

    @Test
    void theDiceAreThoseOfTheProcedure() {
        var dice = SCHEMAS.get("eu-military undermining").at("/properties/dice");
        assertThat(dice.path("properties").propertyNames()).containsExactly("undermining");
        assertThat(dice.at("/properties/undermining/maximum").asInt()).isEqualTo(10);
    }

    private static List<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
