package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;
import tools.jackson.databind.JsonNode;

/** Opponents agree to an undo over HTTP: the request is accepted for later, becomes a decision of the others, and the answer carries it out. */
class ConsentServiceTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    /** Anna gambles with a 7 and goes four squares; Bert has not answered. */
    private static Made gambled() {
        var game = client.race("physical", "opponents-agree", false);
        assertThat(post(game, game.anna(), "commands", "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [7]}").status()).isEqualTo(200);
        return game;
    }

    private static Reply post(Made game, String token, String what, String body, String... headers) {
        return client.post("/api/games/" + game.id() + "/" + what, token, body, headers);
    }

    private static JsonNode consent(Made game, String token) {
        return client.get("/api/games/" + game.id() + "/decisions", token).body().valueStream()
                .filter(decision -> decision.path("kind").asString().equals("AnswerRequest")).findFirst().orElseThrow();
    }

    private static int squares(Made game, String at) {
        return client.get("/api/games/" + game.id() + "/board" + at, game.host()).body().path("squares").path("red").asInt();
    }

    @Test
    void aRequestIsAcceptedForLaterAndNamesWhoHasToAnswer() {
        var game = gambled();

        var asked = post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}");

        assertThat(asked.status()).isEqualTo(202);
        assertThat(asked.body().path("request").asInt()).isEqualTo(4);
        assertThat(asked.body().path("awaits").toString()).isEqualTo("[\"Bert\"]");
        assertThat(asked.etag()).isEqualTo("\"4\"");
        assertThat(squares(game, "")).isEqualTo(4);
    }

    @Test
    void theOtherIsAskedWithTheReasonTheLossAndTheDifferenceOfTheBoards() {
        var game = gambled();
        post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}");

        var decision = consent(game, game.bert());

        assertThat(decision.path("seat").asString()).isEqualTo("Bert");
        assertThat(decision.path("prompt").asString()).isEqualTo("Anna asks to take the game to position 1, which undoes 1 command: slip. Do you agree?");
        assertThat(decision.path("by").asString()).isEqualTo("Anna");
        assertThat(decision.path("reason").asString()).isEqualTo("slip");
        assertThat(decision.path("lost").asInt()).isEqualTo(1);
        assertThat(decision.path("asked").toString()).isEqualTo("{\"type\":\"Undo\",\"to\":1,\"reason\":\"slip\",\"terms\":2}");
        assertThat(decision.path("diff").toString()).contains("{\"path\":\"/squares/red\",\"before\":4,\"after\":0}");
        assertThat(client.get("/api/games/" + game.id(), game.host()).body().path("awaiting").toString()).contains("AnswerRequest");
    }

    @Test
    void theOfferedAnswersAreSentAsTheyStand() {
        var game = gambled();
        post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}");
        var decision = consent(game, game.bert());
        var agree = decision.path("options").path(0).path("command").toString();
        var check = "decisions/" + decision.path("id").asString() + "/check";

        assertThat(post(game, game.bert(), check, agree).status()).isEqualTo(200);
        assertThat(post(game, game.anna(), check, agree).status()).isEqualTo(403);
        assertThat(post(game, game.bert(), check, "{\"type\": \"AnswerRequest\", \"request\": 3, \"approve\": true}").status()).isEqualTo(422);
        assertThat(post(game, game.anna(), "commands", agree).status()).isEqualTo(403);
        var done = post(game, game.bert(), "commands", agree);

        assertThat(done.status()).isEqualTo(200);
        assertThat(done.body().path("events").valueStream().map(event -> event.path("type").asString()).toList())
                .containsExactly("RequestAnswered", "Undone");
        assertThat(squares(game, "")).isZero();
        assertThat(client.get("/api/games/" + game.id() + "/log?from=5", game.host()).body().path("lines").valueStream()
                .map(line -> line.path("text").asString()).toList()).containsExactly("Bert agrees to request 4.", "The game goes back to position 1 (slip).");
        assertThat(squares(game, "?at=5")).as("between the answer and the undo").isEqualTo(4);
        assertThat(client.get("/api/games/" + game.id() + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void aRefusalStaysOnRecord() {
        var game = gambled();
        post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}");

        var refused = post(game, game.bert(), "commands", "{\"type\": \"AnswerRequest\", \"request\": 4, \"approve\": false, \"reason\": \"no\"}");

        assertThat(refused.status()).isEqualTo(200);
        assertThat(squares(game, "")).isEqualTo(4);
        assertThat(client.get("/api/games/" + game.id() + "/log", game.host()).body().path("lines").valueStream()
                .map(line -> line.path("text").asString()).toList())
                .contains("Anna asks Bert to agree: 1 command would be undone (slip).", "Bert refuses request 4 (no).");
    }

    @Test
    void twoWhoAnswerAtOnceAreTwoAnswersAndOneIsRefused() {
        var game = gambled();
        post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}");
        var agree = "{\"type\": \"AnswerRequest\", \"request\": 4, \"approve\": true}";

        assertThat(post(game, game.bert(), "commands", agree, "If-Match", "\"4\"").status()).isEqualTo(200);
        assertThat(post(game, game.host(), "commands", agree, "If-Match", "\"4\"").status()).isEqualTo(412);
        var late = post(game, game.host(), "commands", agree);

        assertThat(late.status()).isEqualTo(422);
        assertThat(late.body().path("rule").asString()).isEqualTo("TERCIO-CONSENT");
    }

    @Test
    void aGameBetweenSeveralSeatsBeginsWithConsentAndOneOfASeatAloneWithout() {
        var several = client.post("/api/games", null, """
                {"ruleset": "race", "scenario": "short", "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}""");
        var alone = client.post("/api/games", null, """
                {"ruleset": "race", "scenario": "short", "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""");

        assertThat(undoRule(several)).isEqualTo("opponents-agree");
        assertThat(undoRule(alone)).isEqualTo("free");
    }

    private static String undoRule(Reply made) {
        return client.get("/api/games/" + made.body().path("id").asString(), made.body().path("hostToken").asString()).body().path("undo").asString();
    }

    @Test
    void oddsOfAnAnswerAreNotGiven() {
        var game = gambled();
        post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}");
        var id = consent(game, game.bert()).path("id").asString();

        assertThat(client.get("/api/games/" + game.id() + "/odds/" + id, game.bert()).status()).isEqualTo(404);
        assertThat(client.get("/api/games/" + game.id() + "/decisions/" + id + "/sample?seed=3", game.bert()).body().path("type").asString())
                .isEqualTo("AnswerRequest");
    }
}
