package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The forms of a war over HTTP: what does not fit them is refused in words that help, and changes nothing. */
class EuropaFormsTest {

    private static final String GAME = """
            {"ruleset": "eu-military", "dice": "server", "undo": "free", "public": false,
             "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Bert", "controls": ["spain"]}],
             "scenario": {"name": "two armies", "period": 3, "turn": 24, "startRound": "S1", "poorWeather": false,
              "alliances": [["france"], ["spain"]],
              "countries": {"france": {"initiative": 12, "landTechnology": "muskets", "landTechnologyLevel": 30, "tercio": false, "stability": 0},
                            "spain": {"initiative": 10, "landTechnology": "muskets", "landTechnologyLevel": 30, "tercio": false, "stability": 0}},
              "leaders": [{"id": "guise", "name": "Guise", "country": "france", "rank": "B", "maneuver": 3, "fire": 3, "shock": 3, "siege": 1,
                           "monarch": false}],
              "owners": {"picardie": "france", "ile_de_france": "france", "champagne": "france", "artois": "spain", "flandre": "spain"},
              "stacks": [{"id": "army", "province": "picardie", "country": "france", "units": {"armyPlus": 1, "ld": 1}, "veteran": true,
                          "leaders": ["guise"]},
                         {"id": "rear", "province": "champagne", "country": "france", "units": {"armyMinus": 1}, "veteran": false},
                         {"id": "field", "province": "artois", "country": "spain", "units": {"armyMinus": 1}, "veteran": false}]}}""";

    private static Client client;
    private String game;
    private String host;
    private String anna;
    private String bert;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    /** France moves: it may march by a form, and split each stack by a form. */
    @BeforeEach
    void movements() {
        var made = client.post("/api/games", null, GAME);
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        game = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();
        anna = made.body().path("seats").path(0).path("token").asString();
        bert = made.body().path("seats").path(1).path("token").asString();
        var declared = client.post(game + "/commands", anna, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"multiple\"}");
        assertThat(declared.status()).as(declared.raw().body()).isEqualTo(200);
    }

    private JsonNode decision(String id) {
        return StreamSupport.stream(client.get(game + "/decisions", anna).body().spliterator(), false)
                .filter(decision -> decision.path("id").asString().equals(id)).findFirst().orElseThrow();
    }

    private Client.Reply checked(String decision, String token, String command) {
        return client.post(game + "/decisions/" + decision + "/check", token, command);
    }

    @Test
    void aMarchByAnyPathIsDescribedWithItsItemsAndMayRepeatThem() {
        var form = decision("movement").path("form");
        var path = form.path("fields").path(1);

        assertThat(form.path("command").toString()).isEqualTo("{\"type\":\"MoveStack\"}");
        assertThat(path.path("name").asString()).isEqualTo("path");
        assertThat(path.path("repeats").asBoolean()).isTrue();
        assertThat(checked("movement", anna, "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [\"ile_de_france\", \"picardie\"]}").status())
                .as("there and back").isEqualTo(200);
        assertThat(decision("split-army").path("form").path("fields").valueStream().noneMatch(field -> field.has("repeats"))).isTrue();
    }

    /** The examples of all fields are a legal answer, which the page begins with if a form has to be filled in. */
    @ParameterizedTest
    @ValueSource(strings = {"split-army", "split-rear"})
    void theExamplesOfAllFieldsAreALegalAnswer(String decision) {
        var form = decision(decision).path("form");
        var command = (ObjectNode) form.path("command").deepCopy();
        for (var field : form.path("fields")) {
            var path = field.path("name").asString();
            int last = path.lastIndexOf('.');
            (last < 0 ? command : command.withObject("/" + path.substring(0, last).replace('.', '/'))).set(path.substring(last + 1), field.path("example"));
        }

        assertThat(checked(decision, anna, command.toString()).status()).as("%s", command).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [\"artois\"], \"speed\": 3}|/speed|known are path, stack",
            "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": \"artois\"}|/path|must be a list",
            "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [7]}|/path/0|must be text",
            "{\"type\": \"MoveStack\", \"stack\": {}, \"path\": [\"artois\"]}|/stack|must be text",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 1.5}, \"leader\": false}|/units/ld|must be a whole number",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 99999999999}, \"leader\": false}|/units/ld|must be a whole number from",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 1}, \"leader\": false, \"veteranLd\": \"two\"}|/veteranLd|must be a whole number",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 1}, \"leader\": false, \"leaders\": \"guise\"}|/leaders|must be a list",
            "{\"type\": \"MarchStack\", \"stack\": \"army\"}|/type|'MarchStack' is no command here",
            "{\"stack\": \"army\"}|/type|is missing",
            "[]|``|A JSON object is wanted."})
    void whatIsNoCommandIsRefusedAtItsPlace(String command, String pointer, String message) {
        var refused = checked("movement", anna, command);

        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.body().path("errors").path(0).path("pointer").asString()).isEqualTo(pointer);
        assertThat(refused.body().path("errors").path(0).path("message").asString()).contains(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [null]}",
            "{\"type\": \"AttemptInterception\", \"stacks\": [null]}",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 1}, \"leader\": false, \"leaders\": [null]}",
            "{\"type\": \"WithdrawIntoFortress\", \"province\": \"artois\", \"stacks\": [null]}",
            "{\"type\": \"Retreat\", \"province\": \"artois\", \"to\": \"flandre\", \"stacks\": [{\"units\": null}, null]}",
            "{\"type\": \"ChooseFighters\", \"province\": \"artois\", \"stacks\": [null], \"leaders\": [null]}"})
    void aListThatHoldsNothingIsMalformed(String command) {
        assertThat(checked("movement", anna, command).status()).isEqualTo(400);
    }

    @Test
    void longListsAreRefusedWithTheirBoundAndShorterOnesByTheRules() {
        var tooLong = "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [" + String.join(", ", Collections.nCopies(5_001, "\"artois\"")) + "]}";
        var refused = checked("movement", anna, tooLong);
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.raw().body()).contains("/path", "has at most 5000 elements");

        var toAndFro = String.join(", ", Collections.nCopies(2_000, "\"ile_de_france\", \"picardie\""));
        var beyond = checked("movement", anna, "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [" + toAndFro + "]}");
        assertThat(beyond.status()).isEqualTo(422);
        assertThat(beyond.body().path("rule").asString()).isEqualTo("EU-MOVE-1");
        assertThat(beyond.body().path("legal")).as("what would be legal").isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 5}, \"leader\": false}|EU-UNIT-2",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": -1}, \"leader\": false}|EU-UNIT-2",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 2}, \"leader\": false, \"veteranLd\": 1}|EU-UNIT-2",
            "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 2}, \"leader\": false, \"leaders\": [\"condé\"]}|EU-UNIT-2",
            "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [\"kent\"]}|EU-MOVE-1",
            "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": []}|EU-MOVE-1",
            "{\"type\": \"TakeLosses\", \"stack\": \"army\", \"left\": {\"ld\": 1}, \"veteranLd\": 1}|EU-BATTLE-LOSSES",
            "{\"type\": \"WithdrawIntoFortress\", \"province\": \"artois\", \"stacks\": [{\"stack\": \"army\", \"units\": {}}], \"leaders\": []}|EU-BATTLE-EVASION"})
    void whatIsOutsideTheFieldsIsRefusedWithItsRule(String command, String rule) {
        var refused = checked("split-army", host, command);

        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(422);
        assertThat(refused.body().path("rule").asString()).isEqualTo(rule);
        assertThat(refused.detail()).isNotBlank();
    }

    @Test
    void aDecisionThatIsNotAwaitedIsNotFoundAndTheAwaitedOnesAreNamed() {
        var command = "{\"type\": \"EndMovement\", \"country\": \"france\"}";

        for (var reply : new Client.Reply[] {checked("sortie", anna, command), client.get(game + "/decisions/sortie/sample", anna)}) {
            assertThat(reply.status()).isEqualTo(404);
            assertThat(reply.detail()).contains("No decision sortie whose answers you may see is awaited", "movement, ride-france, stay-alone-france, split-army, split-rear");
        }
    }

    @Test
    void theOtherSeatMayNotCheckAndNobodyMay() {
        var command = "{\"type\": \"MoveStack\", \"stack\": \"army\", \"path\": [\"ile_de_france\"]}";

        assertThat(checked("movement", bert, command).status()).isEqualTo(403);
        assertThat(checked("movement", null, command).status()).isEqualTo(401);
        assertThat(checked("movement", anna, command).status()).isEqualTo(200);
        assertThat(checked("movement", host, command).status()).isEqualTo(200);
    }

    /** A program that knows no rules plays by samples alone; decisions with and without forms come up. */
    @Test
    void samplesOfEveryAwaitedDecisionAreLegalAndRepeatable() {
        boolean without = false;
        boolean with = false;
        for (int step = 0; step < 12; step++) {
            var decisions = client.get(game + "/decisions", host).body();
            for (var decision : decisions) {
                without |= !decision.has("form");
                with |= decision.has("form");
                var at = game + "/decisions/" + decision.path("id").asString();
                var samples = IntStream.range(0, 3).mapToObj(seed -> client.get(at + "/sample?seed=" + seed, host)).toList();
                assertThat(samples).allSatisfy(sample -> assertThat(client.post(at + "/check", host, sample.body().toString()).status()).isEqualTo(200));
                assertThat(client.get(at + "/sample?seed=0", host).body()).isEqualTo(samples.getFirst().body());
            }
            var sample = client.get(game + "/decisions/" + decisions.path(0).path("id").asString() + "/sample?seed=" + step, host);
            assertThat(client.post(game + "/commands", host, sample.body().toString()).status()).isEqualTo(200);
        }

        assertThat(with && without).isTrue();
    }
}
