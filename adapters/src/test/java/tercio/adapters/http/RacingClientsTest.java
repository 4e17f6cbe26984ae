package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;

/** Two hostile clients play, take back and bring back at the same time, and send the same command twice at once. */
class RacingClientsTest {

    private static final int COMMANDS = 150;

    private static Service service;
    private static Client client;

    /** A command that was carried out: its key, its first and its newest position. */
    private record Done(String key, int first, int newest) {}

    @BeforeAll
    static void start() {
        service = RaceServer.start();
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static List<Done> hostile(Client.Made game, String pawn, String token, long seed) {
        var random = new Random(seed);
        var done = new ArrayList<Done>();
        var path = "/api/games/" + game.id();
        for (int number = 0; number < COMMANDS; number++) {
            int newest = client.get(path, token).body().path("position").asInt();
            var key = pawn + number;
            var reply = switch (random.nextInt(6)) {
                case 0 -> client.post(path + "/undo", token, "{\"to\": " + random.nextInt(newest) + ", \"reason\": \"race\"}", "Idempotency-Key", key);
                case 1 -> client.post(path + "/undo", token, "{\"to\": " + random.nextInt(newest) + ", \"reason\": \"race\"}", "Idempotency-Key", key,
                        "If-Match", "\"" + newest + "\"");
                case 2 -> client.post(path + "/redo", token, "{\"reason\": \"race\"}", "Idempotency-Key", key);
                case 3 -> client.post(path + "/commands", token, command("Rest", pawn, ""), "Idempotency-Key", key, "If-Match", "\"" + newest + "\"");
                case 4 -> client.post(path + "/commands", token, command("Gamble", pawn, ""), "Idempotency-Key", key);
                default -> client.post(path + "/commands", token, command("Step", pawn, ", \"squares\": 1"), "Idempotency-Key", key);
            };
            assertThat(reply.status()).as("%s", reply.body()).isIn(200, 202, 412, 422);
            // A redo of an order of the other asks the other.
            if (reply.status() < 300) {
                done.add(new Done(key, reply.body().path("events").path(0).path("position").asInt(), reply.body().path("position").asInt()));
            }
        }
        return done;
    }

    private static String command(String type, String pawn, String more) {
        return "{\"type\": \"" + type + "\", \"pawn\": \"" + pawn + "\"" + more + "}";
    }

    @Test
    void noEventIsLostOrDoubledAndEveryViewIsThatOfAPlainFold() throws Exception {
        var game = client.race("server", "free", true);
        var all = new ArrayList<Done>();
        try (var threads = Executors.newFixedThreadPool(2)) {
            var runs = List.<Callable<List<Done>>>of(() -> hostile(game, "red", game.anna(), 1), () -> hostile(game, "blue", game.bert(), 2));
            for (var run : threads.invokeAll(runs)) {
                all.addAll(run.get());
            }
        }
        var path = "/api/games/" + game.id();
        var events = client.get(path + "/events?limit=5000", null).body();
        int newest = client.get(path, null).body().path("position").asInt();
        assertThat(all).hasSizeGreaterThan(COMMANDS / 4);
        assertThat(events.valueStream().map(event -> event.path("position").asInt())).containsExactlyElementsOf(
                java.util.stream.IntStream.rangeClosed(1, newest).boxed().toList());
        eachAnswerIsInTheLogOnce(all, events);
        var report = client.get(path + "/verification", null).body();
        assertThat(report.path("verified").asBoolean()).as("%s", report).isTrue();
        assertThat(report.path("hashChain").asString()).isEqualTo("intact");
        viewsAreThoseOfAPlainFold(path, newest);
    }

    private static void eachAnswerIsInTheLogOnce(List<Done> all, JsonNode events) {
        Map<Integer, String> owner = new HashMap<>();
        all.forEach(done -> {
            for (int position = done.first(); position <= done.newest(); position++) {
                assertThat(owner.put(position, done.key())).as("position %s belongs to one command", position).isNull();
            }
        });
        // A race that ends tells its secret: the service commits itself anew before the next command, in nobody's answer.
        assertThat(events.valueStream().filter(event -> !owner.containsKey(event.path("position").asInt())).map(event -> event.path("type").asString()))
                .as("every other event was answered to somebody").containsOnlyOnce("GameOpened").isSubsetOf("GameOpened", "DiceCommitted");
    }

    /** The record is folded from its first line by another service, which never saw the race. */
    private static void viewsAreThoseOfAPlainFold(String path, int newest) {
        var record = client.get(path + "/record", null).raw().body();
        try (var elsewhere = RaceServer.start(); var there = new Client(elsewhere.port())) {
            var copy = there.post("/api/games/import?again=true", null, record).body();
            var copied = "/api/games/" + copy.path("id").asString();
            for (int at = 0; at <= newest; at += 1 + newest / 60) {
                assertThat(there.get(copied + "/board?at=" + at, null).raw().body()).as("at %s", at)
                        .isEqualTo(client.get(path + "/board?at=" + at, null).raw().body());
            }
            assertThat(there.get(copied + "/board", null).raw().body()).isEqualTo(client.get(path + "/board", null).raw().body());
        }
    }

    @Test
    void theSameCommandSentTwiceAtOnceIsCarriedOutOnce() throws Exception {
        var game = client.race("physical", "free", true);
        var path = "/api/games/" + game.id();
        try (var threads = Executors.newFixedThreadPool(2)) {
            for (int number = 0; number < 40; number++) {
                boolean red = number % 2 == 0;
                var key = "k" + number;
                Callable<Client.Reply> sent = () -> client.post(path + "/commands", red ? game.anna() : game.bert(),
                        command("Rest", red ? "red" : "blue", ""), "Idempotency-Key", key);
                var replies = threads.invokeAll(List.of(sent, sent));
                assertThat(replies.get(0).get().status()).isEqualTo(200);
                assertThat(replies.get(1).get().status()).isEqualTo(200);
                assertThat(replies.get(0).get().raw().body()).isEqualTo(replies.get(1).get().raw().body());
                assertThat(client.get(path, null).body().path("position").asInt()).isEqualTo(number + 2);
            }
        }
    }
}
