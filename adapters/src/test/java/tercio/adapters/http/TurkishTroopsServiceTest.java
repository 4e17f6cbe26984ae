package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Timar, Pashas and the reforms of the Turkish army on the wire: in views, scenarios, adjustments and the record sheet. */
class TurkishTroopsServiceTest {

    private static Client client;

    private String home;
    private String host;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    @BeforeEach
    void turksAgainstVenice() {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "europe-1492", "sides": [["turkey"], ["venice"]], "dice": "server", "public": true,
                 "seats": [{"name": "Anna", "controls": ["turkey"]}, {"name": "Ben", "controls": ["venice"]}]}""");
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        home = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();
    }

    private JsonNode stack(String id) {
        return client.get(home + "/map", host).body().path("zones").valueStream().flatMap(zone -> zone.path("stacks").valueStream())
                .filter(each -> each.path("id").asString().equals(id)).findFirst().orElseThrow();
    }

    private Client.Reply adjust(String change) {
        return client.post(home + "/adjustments", host, "{\"reason\": \"entered from paper\", \"changes\": [" + change + "]}");
    }

    @Test
    void aStackShowsItsKinds() {
        var army = stack("turkey-1");

        assertThat(army.at("/units/armyMinus").asInt()).isEqualTo(1);
        assertThat(army.at("/units/timar/armyPlus").asInt()).isEqualTo(1);
        assertThat(army.path("strength").asString()).isEqualTo("A-, A+ Timar");
        assertThat(army.path("ld").asInt()).isEqualTo(6);
        assertThat(stack("turkey-6").path("strength").asString()).isEqualTo("Pasha of 2 LD");
        assertThat(stack("venice-1").path("units").has("timar")).isFalse();
    }

    @Test
    void theHostWritesTimarAndReforms() {
        var answer = adjust("{\"kind\": \"stack-units\", \"stack\": \"turkey-2\", \"units\": {\"ld\": 1, \"timar\": {\"armyMinus\": 1, \"pashasOfOne\": 1}}}");
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
        assertThat(stack("turkey-2").path("strength").asString()).isEqualTo("1 LD, A- Timar, Pasha of 1 LD");

        assertThat(adjust("{\"kind\": \"reforms-set\", \"country\": \"turkey\", \"m1a\": true, \"m1b\": false, \"m2\": false}").status()).isEqualTo(200);
        assertThat(client.get(home + "/ers", host).body().path("countries").valueStream().filter(sheet -> sheet.path("country").asString().equals("turkey"))
                .findFirst().orElseThrow().at("/reforms/0").asString()).isEqualTo("M-1a");
        assertThat(adjust("{\"kind\": \"reforms-set\", \"country\": \"turkey\", \"m1a\": true, \"m1b\": true, \"m2\": true}").raw().body())
                .contains("neither Timar nor Pashas").contains("turkey-2");
        assertThat(adjust("{\"kind\": \"stack-units\", \"stack\": \"venice-1\", \"units\": {\"timar\": {\"ld\": 1}}}").raw().body()).contains("Timar and Pashas are Turkish");
    }

    @Test
    void aScenarioIsCheckedAtItsPlace() {
        var printed = client.get("/api/scenarios/eu-military/vienna-1529", null).raw().body();
        var reply = client.post("/api/rulesets/eu-military/scenarios/check", null, printed.replace("\"pashasOfTwo\":1,\"pashasOfThree\":0", "\"pashasOfTwo\":2,\"pashasOfThree\":1"));

        assertThat(printed).contains("\"pashasOfTwo\":1");
        assertThat(reply.raw().body()).contains("/stacks/1/units/timar").contains("EU-TUR-5");
    }
}
