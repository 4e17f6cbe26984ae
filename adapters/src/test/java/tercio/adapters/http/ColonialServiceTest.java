package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The colonial record sheets and the discoveries of each seat, over HTTP. */
class ColonialServiceTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private record Made(String path, List<String> tokens, String host) {
        static Made of(JsonNode game) {
            return new Made("/api/games/" + game.path("id").asString(), game.path("seats").valueStream().map(seat -> seat.path("token").asString()).toList(),
                    game.path("hostToken").asString());
        }
    }

    /** The war of 1520 with what Magallanes has found and not brought home: Cape Horn, or nothing. */
    private static Made newWorld(boolean found) {
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/colonial", null).body();
        if (found) {
            ((ObjectNode) scenario.path("overseas").path("discoveries")).putObject("carried").putArray("spa-f1").add("s_horn");
        }
        return Made.of(client.post("/api/games", null, """
                {"ruleset": "eu-military", "name": "1520", "dice": "server", "undo": "free", "public": true, "scenario": %s,
                 "seats": [{"name": "Ana", "controls": ["spain"]}, {"name": "Bento", "controls": ["portugal"]}]}""".formatted(scenario)).body());
    }

    private static Made recorded(String name) {
        try (var record = ColonialServiceTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl")) {
            return Made.of(client.post("/api/games/import?again=true", null, new String(record.readAllBytes(), StandardCharsets.UTF_8)).body());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static JsonNode waters(JsonNode sheet, String waters) {
        return sheet.path("waters").valueStream().filter(each -> each.path("waters").asString().equals(waters)).findFirst().orElseThrow();
    }

    /** Battle in the Aegean: the Turks take 2 galleys of Venice (123), whose other 2 are destroyed and damaged (124). */
    @Test
    void shipsAreTalliedByTheirWatersWithTheEventsBehindThem() {
        var game = recorded("lepanto");

        var before = waters(client.get(game.path() + "/colonial/venice?at=122", game.host()).body(), "mediterranean");
        assertThat(before.path("captured").path("thirds").asInt()).isZero();
        assertThat(before.path("waiting").asString()).isEqualTo("0");

        var sheet = client.get(game.path() + "/colonial/venice?at=124", game.host()).body();
        var after = waters(sheet, "mediterranean");
        assertThat(after.path("captured").path("size").asString()).isEqualTo("2");
        assertThat(after.path("captured").path("entries").path(0).path("position").asInt()).isEqualTo(123);
        assertThat(after.path("destroyed").path("size").asString()).isEqualTo("1");
        assertThat(after.path("damaged").path("size").asString()).isEqualTo("1");
        assertThat(after.path("damaged").path("entries").path(0).path("position").asInt()).isEqualTo(124);
        assertThat(after.path("waiting").asString()).isEqualTo("1");
        assertThat(waters(sheet, "atlantic_eu").path("destroyed").path("thirds").asInt()).isZero();
        assertThat(sheet.path("establishments")).isEmpty();
    }

    @Test
    void establishmentsAndGoldStandOnTheSheetOfTheirCountry() {
        var game = newWorld(false);
        client.post(game.path() + "/adjustments", game.host(), """
                {"reason": "the mines", "changes": [{"kind": "gold-set", "province": "r_haiti_e", "ducats": 35},
                 {"kind": "fleet-gold", "fleet": "spa-f2", "ducats": 10}]}""");

        var spain = client.get(game.path() + "/colonial/spain", game.tokens().getFirst()).body();
        assertThat(spain.path("establishments").valueStream().map(each -> each.path("province").asString() + " " + each.path("kind").asString() + " " + each.path("level").asInt()))
                .containsExactly("r_azteca_e trading-post 1", "r_cuba_w colony 2", "r_haiti_e colony 3", "r_haiti_puerto_rico colony 1", "r_panama_n colony 1");
        assertThat(spain.path("gold").toString()).isEqualTo("[{\"province\":\"r_haiti_e\",\"name\":\"Haïti E\",\"ducats\":35}]");
        assertThat(spain.path("afloat").path(0).path("fleet").asString()).isEqualTo("spa-f2");
        assertThat(spain.path("afloat").path(0).path("ducats").asInt()).isEqualTo(10);
        var all = client.get(game.path() + "/colonial", game.host()).body();
        assertThat(all.path("countries").valueStream().map(sheet -> sheet.path("country").asString())).containsExactly("azteque", "france", "portugal", "spain");
        assertThat(client.get(game.path() + "/colonial/holland", game.host()).status()).isEqualTo(404);
    }

    @Test
    void twoGamesThatDifferInAHiddenDiscoveryAnswerOthersTheSame() {
        var found = newWorld(true);
        var not = newWorld(false);
        for (var view : List.of("/map", "/fleets", "/stacks", "/colonial", "/ers", "/sequence", "/decisions", "/moves/por-f3", "/diff?from=0&to=1")) {
            assertThat(client.get(found.path() + view, found.tokens().get(1)).body()).as("Portugal asks for %s", view)
                    .isEqualTo(client.get(not.path() + view, not.tokens().get(1)).body());
            assertThat(client.get(found.path() + view, null).body()).as("a spectator asks for %s", view).isEqualTo(client.get(not.path() + view, null).body());
        }
        assertThat(client.get(found.path() + "/map", found.tokens().getFirst()).body().path("discoveries").path("carried").path(0).path("zones").toString())
                .isEqualTo("[\"s_horn\"]");
        assertThat(client.get(not.path() + "/map", not.tokens().getFirst()).body().path("discoveries").path("carried")).isEmpty();
    }

    @Test
    void aScenarioSaysWhetherItHidesSomething() {
        var secrets = client.get("/api/scenarios", null).body().valueStream().filter(each -> each.path("ruleset").asString().equals("eu-military")).toList();
        assertThat(secrets).filteredOn(each -> each.path("secrets").asBoolean()).extracting(each -> each.path("name").asString())
                .contains("france-spain", "lepanto", "armada", "france-spain-sea", "colonial").doesNotContain("artois", "low-countries");
    }
}
