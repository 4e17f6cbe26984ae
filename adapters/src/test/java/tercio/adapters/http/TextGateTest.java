package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;
import tools.jackson.databind.json.JsonMapper;

/** Text that comes in over HTTP is text, or the request is refused: no game that took it in is unverifiable, and no record of it is refused. */
class TextGateTest {

    private static final Client CLIENT = Served.races();
    private static final JsonMapper JSON = new JsonMapper();

    private static Made race() {
        return CLIENT.race("physical", "opponents-agree", false);
    }

    private static Reply seated(String one, String two) {
        var body = JSON.createObjectNode().put("ruleset", "race").put("scenario", "short");
        body.putArray("seats").add(JSON.createObjectNode().put("name", one).set("controls", JSON.valueToTree(List.of("red"))))
                .add(JSON.createObjectNode().put("name", two).set("controls", JSON.valueToTree(List.of("blue"))));
        return CLIENT.post("/api/games", null, JSON.writeValueAsString(body));
    }

    private static Reply give(Made game, String person) {
        return CLIENT.post("/api/games/" + game.id() + "/places", game.host(), """
                {"person": "%s", "role": "observer"}""".formatted(person));
    }

    private static String first(Reply reply, String of) {
        return reply.body().path("errors").path(0).path(of).asString();
    }

    /** Both became a question mark: two persons of one name, and a game that verifies no more. */
    @ParameterizedTest
    @ValueSource(strings = {"\\ud800", "\\udc00", "Zoe\\ud83d"})
    void halfACharacterIsRefusedWhereItStands(String person) {
        var game = race();

        var refused = give(game, person);

        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(first(refused, "pointer")).isEqualTo("/person");
        assertThat(first(refused, "message")).startsWith("has half of a character at place ");
        assertThat(CLIENT.get("/api/games/" + game.id() + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"anna", "\u0410nna", "An\\u00adna", "Host", "host", "service", "B\u0435rt", "Bert\\u202e"})
    void whoIsTakenForAnotherDoesNotComeIn(String person) {
        var game = race();

        var refused = give(game, person);

        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(first(refused, "pointer")).isEqualTo("/person");
        assertThat(CLIENT.get("/api/games/" + game.id(), game.host()).body().path("position").asInt()).isEqualTo(1);
    }

    @Test
    void seatsAreToldApart() {
        assertThat(seated("Ben", "Anna").status()).isEqualTo(201);
        for (var other : List.of("ben", "\u0412\u0435\u043d", "Be\u00adn", "Host", "service")) {
            var refused = seated("Ben", other);
            assertThat(refused.status()).as(other).isEqualTo(400);
            assertThat(first(refused, "pointer")).as(other).isEqualTo("/seats/1/name");
        }
    }

    /** Ë is one character or two; a person is the same. */
    @Test
    void aNameWrittenInTwoPartsIsTheSame() {
        var game = race();
        assertThat(give(game, "Zoe\u0308").status()).isEqualTo(201);

        var places = CLIENT.get("/api/games/" + game.id() + "/places", game.host()).body().toString();
        assertThat(places).contains("Zo\u00eb").doesNotContain("Zoe\u0308");
        assertThat(give(game, "Zo\u00eb").detail()).as("the same person").contains("holds this place already");
        assertThat(CLIENT.delete("/api/games/" + game.id() + "/places/Zo%C3%AB?reason=Zoe%CC%88", game.host()).status()).isEqualTo(200);
        assertThat(CLIENT.get("/api/games/" + game.id() + "/log", game.host()).raw().body()).contains("(Zo\u00eb)");
    }

    /** Texts at random, half of them with what no text has, in every place that takes one. */
    @Test
    void whateverIsSentTheGameVerifiesAndItsRecordIsTaken() {
        var random = new Random(37);
        var game = CLIENT.race("physical", "free", true);
        var home = "/api/games/" + game.id();
        int taken = 0;
        for (int round = 0; round < 60; round++) {
            var text = JSON.writeValueAsString(text(random));
            for (var sent : List.of(CLIENT.post(home + "/places", game.host(), "{\"person\": " + text + ", \"role\": \"observer\"}"),
                    CLIENT.post(home + "/remarks", game.anna(), "{\"kind\": \"note\", \"text\": " + text + "}"),
                    CLIENT.post(home + "/commands", game.anna(), "{\"type\": \"Step\", \"pawn\": " + text + ", \"squares\": 1}"),
                    CLIENT.post(home + "/commands", game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}"),
                    CLIENT.post(home + "/undo", game.anna(), "{\"to\": 1, \"reason\": " + text + "}"),
                    CLIENT.post(home + "/forks", game.host(), "{\"at\": 1, \"name\": " + text + "}"))) {
                assertThat(sent.status()).as(text).isIn(200, 201, 202, 400, 403, 409, 422, 429);
                taken += sent.status() < 300 ? 1 : 0;
                if (sent.status() == 201 && sent.body().has("hostToken")) {
                    wellKept(sent.body().path("id").asString(), sent.body().path("hostToken").asString());
                }
            }
        }

        assertThat(taken).as("some are texts").isGreaterThan(60);
        wellKept(game.id(), game.host());
    }

    private static void wellKept(String game, String host) {
        assertThat(CLIENT.get("/api/games/" + game + "/verification", host).body().path("verified").asBoolean()).isTrue();
        var record = CLIENT.get("/api/games/" + game + "/record", host).raw().body();
        var imported = CLIENT.post("/api/games/import?again=true", null, record);
        assertThat(imported.status()).as(imported.raw().body()).isEqualTo(201);
        assertThat(CLIENT.get("/api/games/" + imported.body().path("id").asString() + "/record", imported.body().path("hostToken").asString()).raw().body())
                .isEqualTo(record);
    }

    private static String text(Random random) {
        var pieces = List.of("Zoe", "\ud83d\ude42", "\ud83d", "\udc00", "e\u0308", "\u00ad", "\u202e", "\n", "\r\n", "\t", "\u0000", "\u007f", "\ufeff", "\u2028", "?",
                "\ufffd", "\u0412", "\u7530", " ", "\"", "\\", "\\ud800", "{", "\uffff", "\udbff\udfff");
        var text = new StringBuilder();
        for (int piece = random.nextInt(1, 4); piece > 0; piece--) {
            text.append(pieces.get(random.nextInt(pieces.size())));
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\ud800", "\\\\ud800", "\\uDC00"})
    void aRecordWithHalfACharacterIsRefusedAndOneThatSpeaksOfItIsNot(String half) {
        var game = race();
        CLIENT.post("/api/games/" + game.id() + "/remarks", game.host(), "{\"kind\": \"note\", \"audience\": \"all\", \"text\": \"HALF\"}");
        var record = CLIENT.get("/api/games/" + game.id() + "/record", game.host()).raw().body().replace("HALF", half);

        var answer = CLIENT.post("/api/games/import?again=true", null, record);

        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(half.startsWith("\\\\") ? 201 : 422);
        if (answer.status() == 422) {
            assertThat(answer.detail()).contains("Line 3", "half of a character");
        }
    }

    /** Nothing of it is stored, and an answer would repeat it. */
    @Test
    void aQuestionOfTheAdjudicatorIsTextToo() {
        var refused = CLIENT.post("/api/adjudications", null, "{\"ruleset\": \"\\ud800\"}");

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).startsWith("/ruleset has half of a character at place 1");
    }

    @Test
    void aByteOrderMarkBeforeARecordIsPassedOver() {
        var game = race();
        var record = CLIENT.get("/api/games/" + game.id() + "/record", game.host()).raw().body();

        assertThat(CLIENT.post("/api/games/import?again=true", null, "\ufeff" + record).status()).isEqualTo(201);
    }
}
