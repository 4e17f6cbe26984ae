package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;

/**
 * The effects of an undo or a redo are told beforehand over HTTP, and happen so. Anna gambles at positions 2 and 3 with a 7 and goes four squares,
 * Bert steps two at 4, Anna one at 5.
 */
class TakeBackServiceTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    private static Made played(String undo) {
        var game = client.race("physical", undo, false);
        assertThat(post(game, game.anna(), "commands", "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [7]}").status()).isEqualTo(200);
        assertThat(post(game, game.bert(), "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 2}").status()).isEqualTo(200);
        assertThat(post(game, game.anna(), "commands", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}").status()).isEqualTo(200);
        return game;
    }

    private static Reply post(Made game, String token, String what, String body, String... headers) {
        return client.post("/api/games/" + game.id() + "/" + what, token, body, headers);
    }

    private static Reply get(Made game, String token, String what) {
        return client.get("/api/games/" + game.id() + "/" + what, token);
    }

    @Test
    void theEventsTheDiceAndWhoHasToAgreeAreToldBeforehand() {
        var game = played("opponents-agree");

        var plan = get(game, game.bert(), "undo?to=1");

        assertThat(plan.status()).isEqualTo(200);
        assertThat(plan.etag()).isEqualTo("\"5\"");
        assertThat(plan.body().path("to").asInt()).isEqualTo(1);
        assertThat(plan.body().path("commands").asInt()).isEqualTo(3);
        assertThat(plan.body().path("events").valueStream().map(line -> line.path("position").asInt()).toList()).containsExactly(2, 3, 4, 5);
        assertThat(plan.body().path("events").path(0).path("text").asString()).isEqualTo("Gambled");
        assertThat(plan.body().path("dice").valueStream().map(die -> die.path("value").asInt()).toList()).containsExactly(7);
        assertThat(plan.body().path("back").isEmpty()).isTrue();
        assertThat(plan.body().path("awaits").toString()).isEqualTo("[\"Anna\"]");
        assertThat(get(game, game.host(), "undo?to=1").body().path("awaits").toString()).isEqualTo("[]");
        assertThat(get(game, game.bert(), "events?from=6").body().isEmpty()).as("nothing changed").isTrue();
    }

    @Test
    void whatIsToldHappensAndARedoIsToldToo() {
        var game = played("free");
        var plan = get(game, game.bert(), "undo?last=true");
        assertThat(plan.body().path("to").asInt()).isEqualTo(3);
        assertThat(plan.body().path("commands").asInt()).isEqualTo(2);
        assertThat(plan.body().path("awaits").toString()).isEqualTo("[]");

        var done = post(game, game.bert(), "undo", "{\"to\": 3, \"reason\": \"slip\"}", "If-Match", plan.etag());

        assertThat(done.status()).isEqualTo(200);
        assertThat(get(game, game.bert(), "events?from=4&limit=2").body().valueStream().map(event -> event.path("undoneBy").asInt()).toList()).containsExactly(6, 6);
        assertThat(get(game, game.bert(), "board").body().path("squares").toString()).isEqualTo("{\"blue\":0,\"red\":4}");
        var back = get(game, game.bert(), "redo");
        assertThat(back.body().path("to").asInt()).isEqualTo(5);
        assertThat(back.body().path("back").valueStream().map(line -> line.path("position").asInt()).toList()).containsExactly(4, 5);
        assertThat(back.body().path("awaits").toString()).isEqualTo("[]");
        assertThat(get(game, game.anna(), "redo").body().path("awaits").toString()).as("Bert took his own step back").isEqualTo("[\"Bert\"]");
        assertThat(post(game, game.bert(), "redo", "{}").status()).isEqualTo(200);
        assertThat(get(game, game.bert(), "verification").body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void aSecondPressSaysWhatThereIsToTakeBackNow() {
        var game = played("free");
        post(game, game.anna(), "undo", "{\"to\": 4}");

        var again = post(game, game.anna(), "undo", "{\"to\": 4}");

        assertThat(again.status()).isEqualTo(422);
        assertThat(again.body().path("title").asString()).isEqualTo("Nothing is taken back");
        assertThat(again.detail()).isEqualTo("The game stands as it was at position 4 already. "
                + "The last order of Anna in effect is at position 2: an undo to position 1 takes it back.");
        post(game, game.anna(), "undo", "{\"to\": 1}");
        for (var last : List.of("true", "order")) {
            var nothing = get(game, game.anna(), "undo?last=" + last);
            assertThat(nothing.status()).isEqualTo(200);
            assertThat(nothing.body().path("possible").asBoolean(true)).isFalse();
            assertThat(nothing.body().path("detail").asString()).isEqualTo("No order of Anna is in effect that could be taken back.");
        }
    }

    @Test
    void whoReadsFrenchIsToldInFrenchWhatCanBeTakenBack() {
        var game = played("free");
        post(game, game.anna(), "undo", "{\"to\": 4}");

        var again = post(game, game.anna(), "undo", "{\"to\": 4}", "Accept-Language", "fr");

        assertThat(again.body().path("lang").asString()).isEqualTo("fr");
        assertThat(again.detail().replace('\u00a0', ' ')).isEqualTo("La partie est déjà comme à la position 4. "
                + "Le dernier ordre de Anna en vigueur est à la position 2 : une annulation jusqu’à la position 1 le reprend.");
    }

    @Test
    void aPositionWithinACommandNamesTheNearestTwoReadyToSend() {
        var game = played("free");

        var within = post(game, game.anna(), "undo", "{\"to\": 2, \"reason\": \"slip\"}");

        assertThat(within.status()).isEqualTo(422);
        assertThat(within.detail()).startsWith("Position 2 lies within one command, which has the positions 2 to 3");
        assertThat(within.body().path("legal").valueStream().map(option -> option.path("command").path("to").asInt()).toList()).containsExactly(1, 3);
        var asked = get(game, game.anna(), "undo?to=2").body();
        assertThat(asked.path("possible").asBoolean(true)).isFalse();
        assertThat(asked.path("legal")).isEqualTo(within.body().path("legal"));
        assertThat(post(game, game.anna(), "commands", within.body().path("legal").path(1).path("command").toString()).status()).isEqualTo(200);
        assertThat(get(game, game.anna(), "board").body().path("squares").toString()).isEqualTo("{\"blue\":0,\"red\":4}");
    }

    @Test
    void theOldTermsCannotBeAskedFor() {
        var game = played("free");
        assertThat(post(game, game.anna(), "commands", "{\"type\": \"Undo\", \"to\": 2, \"reason\": \"\"}").status()).isEqualTo(422);
        assertThat(post(game, game.anna(), "commands", "{\"type\": \"Undo\", \"to\": 2, \"reason\": \"\", \"terms\": 1}").status()).isEqualTo(422);
    }

    @Test
    void aQuestionNamesAPositionOrTheLast() {
        var game = played("free");
        for (var query : List.of("undo", "undo?to=1&last=true", "undo?to=soon", "undo?last=week")) {
            assertThat(get(game, game.anna(), query).status()).as(query).isEqualTo(400);
        }
        assertThat(get(game, game.anna(), "undo?to=5").body().path("detail").asString()).isEqualTo("The game can be taken back to a position from 0 to 4, not to 5.");
        assertThat(get(game, null, "undo?to=1").status()).isEqualTo(401);
        assertThat(get(played("host-only"), game.anna(), "undo?to=1").status()).isEqualTo(404);
        var strict = played("host-only");
        assertThat(get(strict, strict.anna(), "undo?last=true").detail()).isEqualTo("In this game only the host may take back.");
    }

    /** Free undo means taking back: whoever puts an order of another in its place asks him, and the log says who agreed. */
    @Test
    void anAmendmentOfAnothersOrderAsksHimThoughUndoIsFree() {
        var game = played("free");
        var report = post(game, game.anna(), "amendments", "{\"at\": 4, \"replace\": {\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 3}, \"reason\": \"misread\"}").body();
        assertThat(report.path("orders").toString()).isEqualTo("[{\"position\":4,\"of\":1,\"kind\":\"replaced\",\"seats\":[\"Bert\"]}]");
        assertThat(report.path("awaits").toString()).isEqualTo("[\"Bert\"]");

        var asked = post(game, game.anna(), "amendments/1/adopt", "{}");

        assertThat(asked.status()).isEqualTo(202);
        assertThat(asked.body().path("awaits").toString()).isEqualTo("[\"Bert\"]");
        assertThat(get(game, game.anna(), "board").body().path("squares").path("blue").asInt()).isEqualTo(2);
        assertThat(post(game, game.bert(), "commands", "{\"type\": \"AnswerRequest\", \"request\": 7, \"approve\": true}").status()).isEqualTo(200);
        assertThat(get(game, game.anna(), "board").body().path("squares").path("blue").asInt()).isEqualTo(3);
        assertThat(get(game, game.anna(), "log?from=9&limit=1").body().path("lines").path(0).path("text").asString())
                .isEqualTo("Anna's amendment 1, agreed by Bert, is adopted: 2 commands follow from position 3.");
        assertThat(get(game, game.anna(), "verification").body().path("verified").asBoolean()).isTrue();
    }
}
