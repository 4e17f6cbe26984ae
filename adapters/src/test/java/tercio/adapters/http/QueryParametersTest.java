package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every query parameter of every operation is known, or the request is refused with the known ones. */
class QueryParametersTest {

    private static final Client CLIENT = Served.installed();

    @Test
    void noOperationTakesAParameterThatItDoesNotDescribe() {
        var document = new ApiDocument(CLIENT.get("/api/openapi.json", null).body());
        var asked = new ArrayList<String>();
        for (var operation : document.operations()) {
            var path = operation.path().replaceAll("\\{[^}]*}", "1");
            var refused = send(operation.method(), path + "?playr=Anna");
            assertThat(refused.status()).as(operation + ": " + refused.raw().body()).isEqualTo(400);
            assertThat(refused.body().path("errors").path(0).path("pointer").asString()).as(operation.toString()).isEqualTo("/playr");
            described(operation.described()).forEach(name -> assertThat(refused.detail()).as(operation.toString()).contains(name));
            asked.add(operation.toString());
        }
        assertThat(asked).hasSizeGreaterThan(60).contains("GET /api/statistics", "GET /api/games", "POST /api/games/import");
    }

    /** And what is described is known: whatever else is wrong, it is not the name. */
    @Test
    void everyParameterThatIsDescribedIsKnown() {
        var document = new ApiDocument(CLIENT.get("/api/openapi.json", null).body());
        for (var operation : document.operations()) {
            var path = operation.path().replaceAll("\\{[^}]*}", "1");
            described(operation.described()).forEach(name ->
                    assertThat(send(operation.method(), path + "?" + name + "=1").raw().body()).as(operation + " " + name).doesNotContain("is not known here; known are"));
        }
    }

    @Test
    void theRefusalNamesWhatIsKnown() {
        var refused = CLIENT.get("/api/games?player=Anna", null);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("/player is not known here; known are over, page, ruleset, scenario, size, text");
        assertThat(CLIENT.get("/api?all=true", null).detail()).isEqualTo("/all is not known here: this operation has no parameters in its query");
    }

    /** Each rulebook has a name of its own for a party: that of another is unknown in its games. */
    @Test
    void aGameKnowsThePartyOfItsRulebookAlone() {
        var made = CLIENT.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "public": true, "seats": [{"name": "Anna", "controls": ["france"]}]}""").body();
        var rulings = "/api/games/" + made.path("id").asString() + "/rulings";

        assertThat(CLIENT.get(rulings + "?country=france", null).status()).isEqualTo(200);
        assertThat(CLIENT.get(rulings + "?power=france", null).detail()).contains("/power is not known here; known are at, country, from, kind, lang, limit, to, zone");
    }

    /** Files of the page and the health of the service are no operations of the interface. */
    @Test
    void thePageTakesAnyQuery() {
        assertThat(CLIENT.get("/?from=a-link", null).status()).isEqualTo(200);
        assertThat(CLIENT.get("/actuator/health?x=1", null).status()).isEqualTo(200);
    }

    private static Client.Reply send(String method, String path) {
        return switch (method) {
            case "GET" -> CLIENT.get(path, null);
            case "PUT" -> CLIENT.put(path, null, "{}");
            case "DELETE" -> CLIENT.delete(path, null);
            default -> CLIENT.post(path, null, "{}");
        };
    }

    private static List<String> described(JsonNode operation) {
        return Stream.of(operation).flatMap(each -> each.path("parameters").valueStream()).filter(parameter -> parameter.path("in").asString().equals("query"))
                .map(parameter -> parameter.path("name").asString()).collect(Collectors.toList());
    }
}
