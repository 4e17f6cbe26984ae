package tercio.adapters.http.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.swagger.v3.core.util.Yaml31;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;

/** A rulebook adds its own to the description of the interface and takes nothing away. */
class OpenApiPartsTest {

    private static String merged(String whole, String... parts) throws JsonProcessingException {
        var tree = (ObjectNode) Yaml31.mapper().readTree(whole);
        for (var part : parts) {
            OpenApiParts.merge(tree, (ObjectNode) Yaml31.mapper().readTree(part));
        }
        return tree.toString();
    }

    @Test
    void fieldsAndElementsAreAddedAtTheirPlace() throws JsonProcessingException {
        assertThat(merged("{Risk: {required: [by], properties: {by: {type: string}}}}",
                "{Risk: {required: [power], properties: {power: {type: string}}}, Fleet: {type: object}}"))
                .isEqualTo("""
                        {"Risk":{"required":["by","power"],"properties":{"by":{"type":"string"},"power":{"type":"string"}}},\
                        "Fleet":{"type":"object"}}""");
    }

    @Test
    void whatIsSaidStays() throws JsonProcessingException {
        assertThat(merged("{type: object, required: [a]}", "{type: array}")).isEqualTo("{\"type\":\"object\",\"required\":[\"a\"]}");
    }

    @Test
    void theExampleOfTheFirstRulebookStandsAlone() throws JsonProcessingException {
        assertThat(merged("{type: object}", "{example: {period: 3}}", "{example: {year: 1805}}"))
                .isEqualTo("{\"type\":\"object\",\"example\":{\"period\":3}}");
        assertThat(merged("{}", "{example: [france]}", "{example: [austria]}")).isEqualTo("{\"example\":[\"france\"]}");
    }

    @Test
    void textsFollowOneAnother() throws JsonProcessingException {
        assertThat(merged("{description: The odds.}", "{description: A siege has rounds.}"))
                .isEqualTo("{\"description\":\"The odds.\\n\\nA siege has rounds.\"}");
    }

    @Test
    void withoutRulebooksTheDescriptionNamesNoneOfTheirFields() {
        var shared = OpenApiParts.merged(new RulebookModules(List.of())).getComponents().getSchemas();
        assertThat(shared.get("Risk").getProperties()).containsKey("zone").doesNotContainKey("country");
        var installed = OpenApiParts.merged(RulebookModules.installed()).getComponents().getSchemas();
        assertThat(installed.get("Risk").getProperties()).containsKeys("zone", "country");
        assertThat(installed.get("Risk").getRequired()).contains("by", "country");
    }
}
