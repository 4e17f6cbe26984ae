package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A session that was played at a table with its own dice is entered, and corrected as it went: corrections are marked and have reasons. */
class PaperSessionTest {

    private static Client client;

    private String home;
    private String host;
    private String anna;
    private String ben;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    @BeforeEach
    void aTable() {
        made("physical", "opponents-agree");
    }

    private void made(String dice, String undo) {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "%s", "undo": "%s", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(dice, undo)).body();
        home = "/api/games/" + made.path("id").asString();
        host = made.path("hostToken").asString();
        anna = made.at("/seats/0/token").asString();
        ben = made.at("/seats/1/token").asString();
    }

    private void declares(String campaign) {
        assertThat(client.post(home + "/commands", host, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"" + campaign + "\"}").status())
                .isEqualTo(200);
    }

    @Test
    void anUndoIsMarkedWithItsReasonWhereOneIsGiven() {
        declares("simple");
        var undone = client.post(home + "/undo", host, "{\"to\": 1, \"reason\": \"it was a major one\"}");
        assertThat(undone.status()).isEqualTo(200);
        int by = undone.body().path("position").asInt();
        declares("major");

        var log = client.get(home + "/log", anna).body().path("lines");
        assertThat(log.get(1).path("undoneBy").asInt()).as("the line that was wrong is marked").isEqualTo(by);
        assertThat(log.get(by - 1).path("text").asString()).contains("(it was a major one)");
        assertThat(client.get(home + "/verification", anna).body().path("verified").asBoolean()).isTrue();
        assertThat(client.post("/api/games/import?again=true", null, client.get(home + "/record", anna).raw().body()).status()).isEqualTo(201);
    }

    @Test
    void whatWasJustEnteredIsTakenBackWithoutAReason() {
        declares("simple");
        assertThat(client.post(home + "/undo", host, "{\"to\": 1}").status()).isEqualTo(200);
        assertThat(client.post(home + "/redo", host, "").status()).isEqualTo(200);
    }

    @Test
    void anAmendmentNeedsItsReason() {
        declares("simple");
        for (var reason : new String[] {"", ", \"reason\": \"\"", ", \"reason\": \"  \""}) {
            assertThat(client.post(home + "/amendments", host, "{\"at\": 2, \"drop\": true" + reason + "}").status()).as(reason).isIn(400, 422);
        }
        assertThat(client.post(home + "/amendments", host, "{\"at\": 2, \"drop\": true, \"reason\": \"it was a major one\"}").status()).isEqualTo(201);
    }

    @Test
    void anAdjustmentNeedsItsReasonToo() {
        for (var reason : new String[] {"", "\"reason\": \"\", ", "\"reason\": \"  \", "}) {
            assertThat(client.post(home + "/adjustments", host, "{" + reason + "\"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}").status())
                    .as(reason).isIn(400, 422);
        }
    }

    /** Under the consent of opponents a seat is told what it may ask for, and asks; the others agree, or nothing is changed. */
    @Test
    void aSeatIsOfferedTheFormsOfAdjustmentsAndAsksTheOthers() {
        var kinds = client.get(home + "/adjustments", anna);
        assertThat(kinds.status()).isEqualTo(200);
        assertThat(kinds.raw().body()).isEqualTo(client.get(home + "/adjustments", host).raw().body());
        assertThat(kinds.body().path("kinds").valueStream().map(kind -> kind.path("kind").asString())).contains("weather-set");

        var asked = client.post(home + "/adjustments", anna, "{\"reason\": \"it rained\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}");
        assertThat(asked.status()).isEqualTo(202);
        assertThat(asked.body().path("awaits").path(0).asString()).isEqualTo("Ben");
        var answer = decision(ben).path("options").path(0).path("command");
        assertThat(client.post(home + "/commands", ben, answer.toString()).status()).isEqualTo(200);
        assertThat(client.get(home + "/log", null).raw().body()).contains("it rained");
    }

    private JsonNode decision(String token) {
        return client.get(home + "/decisions", token).body().valueStream().filter(each -> each.path("kind").asString().equals("AnswerRequest"))
                .findFirst().orElseThrow();
    }

    @Test
    void whereTheOthersAreNotAskedOnlyTheHostIsTold() {
        made("physical", "free");
        assertThat(client.get(home + "/adjustments", anna).status()).isEqualTo(403);
        assertThat(client.get(home + "/adjustments", host).status()).isEqualTo(200);
        assertThat(client.get(home + "/adjustments", null).status()).isEqualTo(401);
    }
}
