package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;
import tools.jackson.databind.JsonNode;

/** A mistake found later is corrected over HTTP: on a branch, one command after the other, and adopted with the consent of the others. */
class AmendmentServiceTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    /** Anna gambles at positions 2 and 3 with a 7 and goes four squares, Bert steps two at 4, Anna one at 5. */
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
        return client.get("/api/games/" + game.id() + (what.isEmpty() ? "" : "/" + what), token);
    }

    private static final String THREE = "{\"at\": 4, \"replace\": {\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 3}, \"reason\": \"misread\"}";

    /** An order of her own, which Anna corrects alone where undo is free. */
    private static final String OWN = "{\"at\": 5, \"replace\": {\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}, \"reason\": \"misread\"}";

    @Test
    void theReportSaysHowManyHeldAndHowTheBoardsDiffer() {
        var game = played("opponents-agree");

        var made = post(game, game.anna(), "amendments", THREE);

        assertThat(made.status()).isEqualTo(201);
        assertThat(made.raw().headers().firstValue("Location")).hasValue("/api/games/" + game.id() + "/amendments/1");
        assertThat(made.etag()).isEqualTo("\"6\"");
        assertThat(made.body().path("number").asInt()).isEqualTo(1);
        assertThat(made.body().path("held").asInt()).isEqualTo(1);
        assertThat(made.body().path("lost").asInt()).isEqualTo(1);
        assertThat(made.body().path("whole").asBoolean()).isTrue();
        assertThat(made.body().path("first").isNull()).isTrue();
        assertThat(made.body().path("diff").toString()).isEqualTo("[{\"path\":\"/squares/blue\",\"before\":2,\"after\":3}]");
        assertThat(get(game, game.anna(), "board").body().path("squares").path("blue").asInt()).isEqualTo(2);
        assertThat(get(game, game.anna(), "amendments/1/board").body().path("squares").path("blue").asInt()).isEqualTo(3);
        assertThat(get(game, game.anna(), "amendments/1/decisions").body().path(0).path("party").asString()).isEqualTo("blue");
        assertThat(get(game, game.anna(), "amendments/1/moves/blue").body().size()).isEqualTo(3);
        assertThat(get(game, game.anna(), "amendments").body().path("amendments").path(0).path("steps").path(0).path("command").toString())
                .isEqualTo("{\"type\":\"Step\",\"pawn\":\"blue\",\"squares\":3}");
        assertThat(get(game, game.anna(), "log?from=6").body().path("lines").path(0).path("text").asString()).isEqualTo(
                "Anna proposes amendment 1: another command in the place of that of position 4 (misread). The game stays as it is until it is adopted.");
    }

    @Test
    void oneByOneUntilTheBranchIsWhole() {
        var game = played("opponents-agree");
        var made = post(game, game.anna(), "amendments", "{\"at\": 3, \"drop\": true, \"reason\": \"not his turn\"}").body();

        assertThat(made.path("held").asInt()).isZero();
        assertThat(made.path("first").path("position").asInt()).isEqualTo(4);
        assertThat(made.path("first").path("by").asString()).isEqualTo("Bert");
        assertThat(made.path("first").path("why").asString()).isEqualTo("refused");
        assertThat(made.path("first").path("detail").asString()).isEqualTo("blue is not to move.");
        assertThat(made.path("first").path("legal").path(1).path("command").toString()).isEqualTo("{\"type\":\"Gamble\",\"pawn\":\"red\"}");
        assertThat(post(game, game.anna(), "amendments/1/adopt", "{}").detail()).contains("the command of position 4 does not hold. blue is not to move.");

        var replaced = post(game, game.anna(), "amendments/1/steps", "{\"replace\": {\"type\": \"Gamble\", \"pawn\": \"red\"}}").body();
        assertThat(replaced.path("first").path("why").asString()).isEqualTo("die");
        assertThat(replaced.path("first").path("of").asInt()).isEqualTo(2);
        assertThat(replaced.path("first").path("die").path("die").asString()).isEqualTo("d10");
        var thrown = post(game, game.anna(), "amendments/1/steps", "{\"dice\": [3]}").body();
        assertThat(thrown.path("first").path("position").asInt()).isEqualTo(5);
        var whole = post(game, game.anna(), "amendments/1/steps", "{\"end\": true}").body();
        assertThat(whole.path("whole").asBoolean()).isTrue();
        assertThat(whole.path("steps").size()).isEqualTo(4);
        assertThat(post(game, game.anna(), "amendments/1/steps", "{\"drop\": true}").detail()).contains("Every command of the branch of amendment 1 holds");
        assertThat(post(game, game.host(), "amendments/1/adopt", "{}").status()).isEqualTo(200);
        assertThat(get(game, game.host(), "board").body().path("squares").toString()).isEqualTo("{\"blue\":0,\"red\":0}");
        assertThat(get(game, game.host(), "verification").body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void theOthersAgreeAndTheOldLineStaysReadable() {
        var game = played("opponents-agree");
        post(game, game.anna(), "amendments", THREE);

        var asked = post(game, game.anna(), "amendments/1/adopt", "{}");

        assertThat(asked.status()).isEqualTo(202);
        assertThat(asked.body().toString()).isEqualTo("{\"position\":7,\"amendment\":1,\"request\":7,\"lost\":1,\"awaits\":[\"Bert\"]}");
        var decision = get(game, game.bert(), "decisions").body().valueStream()
                .filter(each -> each.path("kind").asString().equals("AnswerRequest")).findFirst().orElseThrow();
        assertThat(decision.path("prompt").asString()).isEqualTo("Anna asks to adopt amendment 1, which leaves out 1 command: misread. Do you agree?");
        assertThat(decision.path("amendment").asInt()).isEqualTo(1);
        assertThat(decision.path("diff").toString()).isEqualTo("[{\"path\":\"/squares/blue\",\"before\":2,\"after\":3}]");
        assertThat(post(game, game.bert(), "commands", decision.path("options").path(0).path("command").toString()).status()).isEqualTo(200);
        assertThat(get(game, game.bert(), "board").body().path("squares").toString()).isEqualTo("{\"blue\":3,\"red\":5}");
        assertThat(get(game, game.bert(), "board?at=6").body().path("squares").toString()).isEqualTo("{\"blue\":2,\"red\":5}");
        assertThat(get(game, game.bert(), "events?from=11").body().valueStream().map(event -> event.path("again").toString()).toList())
                .containsExactly("{\"amendment\":1}", "{\"amendment\":1,\"of\":5}");
        assertThat(get(game, game.bert(), "events?from=4&limit=1").body().path(0).path("undoneBy").asInt()).isEqualTo(10);
        assertThat(get(game, game.bert(), "log?from=9&limit=1").body().path("lines").path(0).path("text").asString())
                .isEqualTo("Anna's amendment 1, agreed by Bert, is adopted: 2 commands follow from position 3.");
        assertThat(get(game, game.bert(), "amendments").body().path("amendments").path(0).path("state").asString()).isEqualTo("adopted");
        assertThat(get(game, game.bert(), "amendments/1/board").status()).isEqualTo(404);
        assertThat(get(game, game.bert(), "verification").body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void aDraftIsThrownAway() {
        var game = played("free");
        post(game, game.anna(), "amendments", THREE);

        assertThat(delete(game, game.bert(), "amendments/1")).isEqualTo(403);
        assertThat(delete(game, game.anna(), "amendments/1")).isEqualTo(200);
        assertThat(delete(game, game.anna(), "amendments/1")).isEqualTo(422);
        assertThat(get(game, game.anna(), "amendments/1").body().path("state").asString()).isEqualTo("dropped");
    }

    private static int delete(Made game, String token, String what) {
        var request = java.net.http.HttpRequest.newBuilder(java.net.URI.create(client.base() + "/api/games/" + game.id() + "/" + what)).DELETE()
                .header("Authorization", "Bearer " + token).build();
        try (var plain = java.net.http.HttpClient.newHttpClient()) {
            return plain.send(request, java.net.http.HttpResponse.BodyHandlers.ofString()).statusCode();
        } catch (java.io.IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    @Test
    void badBodiesSayWhere() {
        var game = played("free");
        var bad = List.of(
                List.of("{}", "/at"), List.of("{\"at\": \"4\", \"drop\": true}", "/at"), List.of("{\"at\": 4}", ""),
                List.of("{\"at\": 4, \"drop\": true, \"replace\": {}}", "/replace"), List.of("{\"at\": 4, \"drop\": false}", "/drop"),
                List.of("{\"at\": 4, \"replace\": 3}", "/replace"), List.of("{\"at\": 4, \"replace\": {}}", "/replace/type"),
                List.of("{\"at\": 4, \"replace\": {\"type\": \"Fly\"}}", "/replace/type"),
                List.of("{\"at\": 4, \"insert\": {\"type\": \"Step\", \"pawn\": \"red\"}}", "/insert/squares"),
                List.of("{\"at\": 4, \"insert\": {\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1, \"dice\": [0]}}", "/insert/dice/0"),
                List.of("{\"at\": 4, \"drop\": true, \"why\": \"\"}", "/why"), List.of("{\"at\": 4, \"drop\": true, \"reason\": 3}", "/reason"),
                List.of("{\"at\": 4, \"end\": true}", "/end"));
        assertThat(bad).allSatisfy(each -> {
            var answer = post(game, game.anna(), "amendments", each.getFirst());
            assertThat(answer.status()).as(each.getFirst()).isEqualTo(400);
            assertThat(answer.body().path("errors").path(0).path("pointer").asString()).as(each.getFirst()).isEqualTo(each.getLast());
        });
        assertThat(post(game, game.anna(), "amendments", "{\"at\": 1, \"drop\": true}").status()).isEqualTo(422);
        assertThat(post(game, game.anna(), "amendments", "{\"at\": 4, \"drop\": true, \"reason\": \"" + "x".repeat(2_001) + "\"}").status()).isEqualTo(400);
        assertThat(post(game, null, "amendments", "{\"at\": 4, \"drop\": true}").status()).isEqualTo(401);
        assertThat(post(game, game.anna(), "amendments/9/adopt", "{}").status()).isEqualTo(404);
        assertThat(post(game, game.anna(), "amendments/9/steps", "{\"drop\": true}").status()).isEqualTo(404);
        assertThat(get(game, game.anna(), "amendments/9").status()).isEqualTo(404);
        assertThat(get(game, game.anna(), "amendments/9/board").status()).isEqualTo(404);
        assertThat(get(game, game.anna(), "amendments/x").status()).isEqualTo(400);
        assertThat(get(game, game.anna(), "").body().path("position").asInt()).isEqualTo(5);
    }

    @Test
    void aRequestSentTwiceCountsOnce() {
        var game = played("free");
        var first = post(game, game.anna(), "amendments", OWN, "Idempotency-Key", "a");
        assertThat(post(game, game.anna(), "amendments", OWN, "Idempotency-Key", "a").body().path("number")).isEqualTo(first.body().path("number"));
        var adopted = post(game, game.anna(), "amendments/1/adopt", "{}", "Idempotency-Key", "b", "If-Match", "\"6\"");
        assertThat(adopted.status()).isEqualTo(200);
        assertThat(post(game, game.anna(), "amendments/1/adopt", "{}", "Idempotency-Key", "b").body()).isEqualTo(adopted.body());
        assertThat(post(game, game.anna(), "amendments", OWN, "If-Match", "\"6\"").status()).isEqualTo(412);
    }

    /** Two clients: one adopts, the other plays on. Whichever comes first, the game is whole and verified. */
    @Test
    void anAdoptionAndAMoveThatRaceLeaveAWholeGame() throws Exception {
        for (int round = 0; round < 12; round++) {
            var game = played("free");
            assertThat(post(game, game.anna(), "amendments", OWN).status()).isEqualTo(201);
            var together = new CyclicBarrier(2);
            List<Callable<Reply>> both = List.of(() -> {
                together.await();
                return post(game, game.anna(), "amendments/1/adopt", "{}");
            }, () -> {
                together.await();
                return post(game, game.bert(), "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}");
            });
            try (var threads = Executors.newFixedThreadPool(2)) {
                for (var answer : threads.invokeAll(both)) {
                    assertThat(answer.get().status()).isEqualTo(200);
                }
            }
            // The move is applied again, or is played on the amended board.
            assertThat(get(game, game.anna(), "board").body().path("squares").toString()).isEqualTo("{\"blue\":3,\"red\":6}");
            assertThat(verified(game)).isTrue();
        }
    }

    /** With If-Match only one of the two counts. */
    @Test
    void ofTwoThatExpectTheSamePositionOneIsRefused() throws Exception {
        for (int round = 0; round < 12; round++) {
            var game = played("free");
            assertThat(post(game, game.anna(), "amendments", OWN).status()).isEqualTo(201);
            var together = new CyclicBarrier(2);
            List<Callable<Reply>> both = List.of(() -> {
                together.await();
                return post(game, game.anna(), "amendments/1/adopt", "{}", "If-Match", "\"6\"");
            }, () -> {
                together.await();
                return post(game, game.bert(), "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}", "If-Match", "\"6\"");
            });
            try (var threads = Executors.newFixedThreadPool(2)) {
                var answers = threads.invokeAll(both);
                assertThat(List.of(answers.get(0).get().status(), answers.get(1).get().status())).containsExactlyInAnyOrder(200, 412);
            }
            assertThat(verified(game)).isTrue();
        }
    }

    private static boolean verified(Made game) {
        JsonNode report = get(game, game.host(), "verification").body();
        return report.path("verified").asBoolean();
    }
}
