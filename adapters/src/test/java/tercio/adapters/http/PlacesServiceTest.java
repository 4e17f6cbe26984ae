package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;
import tools.jackson.databind.json.JsonMapper;

/** Places over HTTP: who gets a token, whose token ends when, and what each event tells of who acted. */
class PlacesServiceTest {

    private static Service service;
    private static Client client;

    @BeforeAll
    static void start() {
        service = Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static Made race() {
        return client.race("physical", "opponents-agree", false);
    }

    private static String home(Made game) {
        return "/api/games/" + game.id();
    }

    private static Reply post(Made game, String token, String what, String body, String... headers) {
        return client.post(home(game) + "/" + what, token, body, headers);
    }

    private static Reply give(Made game, String token, String person, String role, String seats, String... headers) {
        return post(game, token, "places", "{\"person\": \"%s\", \"role\": \"%s\", \"seats\": [%s]}".formatted(person, role, seats), headers);
    }

    private static String given(Made game, String person, String role, String seats) {
        var reply = give(game, game.host(), person, role, seats);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(201);
        return client.opened(reply.body());
    }

    private static Reply open(Made game, Reply given) {
        var link = given.body().path("link").asString();
        return client.post(home(game) + "/invitations/open", null, "{\"secret\": \"" + link.substring(link.lastIndexOf('/') + 1) + "\"}");
    }

    private static final String STEP = "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}";

    @Test
    void aPlaceIsGivenWithALinkThatIsToldToWhoGaveItAlone() {
        var game = race();

        var first = give(game, game.host(), "Carl", "deputy", "\"Anna\"", "Idempotency-Key", "k");
        var again = give(game, game.host(), "Carl", "deputy", "\"Anna\"", "Idempotency-Key", "k");

        assertThat(first.status()).isEqualTo(201);
        assertThat(first.etag()).isEqualTo("\"2\"");
        assertThat(first.body().path("link").asString()).matches(client.base() + "/#/place/" + game.id() + "/[A-Za-z0-9_-]{32}");
        assertThat(first.body().has("token")).as("the token is for nobody but Carl").isFalse();
        assertThat(Duration.between(Instant.now(), Instant.parse(first.body().path("until").asString()))).isBetween(Duration.ofDays(13), Duration.ofDays(14));
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.raw().body()).as("the first answer, to who sent the same with the same key").isEqualTo(first.raw().body());
        assertThat(client.get(home(game), game.host()).body().path("position").asInt()).isEqualTo(2);
        assertThat(client.get(home(game) + "/invitations", game.host()).body().toString()).isEqualTo(
                "{\"invitations\":[{\"person\":\"Carl\",\"by\":\"host\",\"until\":" + first.body().path("until") + "}]}");
        assertThat(client.get(home(game) + "/invitations", game.anna()).body().toString()).as("Anna gave none").isEqualTo("{\"invitations\":[]}");
        assertThat(client.get(home(game) + "/invitations", null).status()).isEqualTo(401);
        assertThat(client.get(home(game) + "/events", game.host()).raw().body()).doesNotContain(first.body().path("link").asString().split("/")[6]);
    }

    @Test
    void aLinkGivesThePersonItsTokenOnce() {
        var game = race();
        var given = give(game, game.host(), "Carl", "deputy", "\"Anna\"");
        // Programs that show what is behind a link read it: they use nothing up.
        assertThat(client.get(given.body().path("link").asString().replace(client.base(), "").split("#")[0], null).status()).isEqualTo(200);
        assertThat(client.get(home(game) + "/invitations/open", null).status()).isEqualTo(404);

        var carl = open(game, given);
        var again = open(game, given);

        assertThat(carl.status()).isEqualTo(201);
        assertThat(carl.body().path("person").asString() + ", " + carl.body().path("place").asString()).isEqualTo("Carl, deputy of Anna");
        assertThat(carl.raw().headers().firstValue("Cache-Control").orElse("")).contains("no-store");
        assertThat(post(game, carl.body().path("token").asString(), "commands", STEP).status()).isEqualTo(200);
        assertThat(again.status()).isEqualTo(404);
        assertThat(again.detail()).contains("it was opened before").contains("Ask whoever named you for a new link");
        assertThat(client.post(home(game) + "/invitations/open", null, "{\"secret\": \"guess\"}", "Idempotency-Key", "k").detail()).isEqualTo(again.detail());
        assertThat(client.post("/api/games/none/invitations/open", null, "{\"secret\": \"guess\"}").detail()).isEqualTo(again.detail());
        assertThat(client.post(home(game) + "/invitations/open", null, "{\"secret\": \"" + "x".repeat(65) + "\"}").status()).isEqualTo(400);
    }

    /** Anna names Zoe and opens her link herself; later the host gives Zoe the seat of Bert. */
    @Test
    void whoeverNamedAPersonPlaysNoSeatThatTheHostGivesItLater() throws IOException, InterruptedException {
        var game = race();
        var ofAnna = give(game, game.anna(), "Zoe", "deputy", "\"Anna\"");
        var opened = open(game, ofAnna).body().path("token").asString();
        try (var http = HttpClient.newHttpClient()) {
            var stream = http.send(HttpRequest.newBuilder(URI.create(client.base() + home(game) + "/events?from=1")).header("Accept", "text/event-stream")
                    .header("Authorization", "Bearer " + opened).build(), BodyHandlers.ofInputStream());
            var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
            assertThat(lines.readLine()).isNotNull();

            var ofHost = give(game, game.host(), "Zoe", "player", "\"Bert\"");

            assertThat(lines.lines().toList()).as("the stream of the token that Anna opened ends, and tells nothing of the grant")
                    .noneMatch(line -> line.contains("player of Bert")).isNotEmpty();
            assertThat(client.get(home(game), opened).status()).isEqualTo(401);
            assertThat(open(game, ofAnna).status()).isEqualTo(404);
            assertThat(post(game, game.anna(), "places/Zoe/token", "").status()).isEqualTo(403);
            assertThat(client.delete(home(game) + "/places/Zoe", game.anna()).status()).isEqualTo(403);
            assertThat(give(game, game.anna(), "Zoe", "deputy", "\"Anna\"").status()).isEqualTo(403);
            assertThat(post(game, game.anna(), "commands", STEP).status()).isEqualTo(200);
            var zoe = open(game, ofHost).body().path("token").asString();
            assertThat(post(game, zoe, "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}").status()).isEqualTo(200);
        }
    }

    @Test
    void aPlayerMakesANewLinkForWhomItNamedAlone() {
        var game = race();
        var first = give(game, game.anna(), "Zoe", "deputy", "\"Anna\"");

        var second = post(game, game.anna(), "places/Zoe/token", "");

        assertThat(second.status()).isEqualTo(200);
        assertThat(open(game, first).status()).isEqualTo(404);
        assertThat(client.get(home(game), client.opened(second.body())).body().path("you").path("name").asString()).isEqualTo("Zoe");
        assertThat(post(game, game.bert(), "places/Zoe/token", "").status()).isEqualTo(403);
    }

    @Test
    void oneSeatOpensTwoAmendmentsAndTheRefusalSaysWhichToEnd() {
        var game = race();
        post(game, game.anna(), "commands", STEP);
        var drop = "{\"at\": 2, \"drop\": true, \"reason\": \"misread\"}";
        assertThat(post(game, game.anna(), "amendments", drop).status()).isEqualTo(201);
        assertThat(post(game, game.anna(), "amendments", drop).status()).isEqualTo(201);

        var third = post(game, game.anna(), "amendments", drop);

        assertThat(third.status()).isEqualTo(422);
        assertThat(third.detail()).isEqualTo("At most 2 of the 5 amendments that a game may have open are of one seat. Open of Anna are 1, 2: adopt one or throw one away.");
        assertThat(post(game, game.host(), "amendments", drop).status()).isEqualTo(201);
    }

    @Test
    void aPlaceThatTheHostGivesAgainHasANewLink() {
        var game = race();
        var before = given(game, "Carl", "deputy", "\"Anna\"");

        var now = given(game, "Carl", "deputy", "\"Anna\", \"Bert\"");

        assertThat(post(game, before, "commands", STEP).status()).isEqualTo(401);
        assertThat(post(game, now, "commands", STEP).status()).isEqualTo(200);
    }

    @Test
    void aDeputyActsAndEveryAnswerSaysWhoItWas() {
        var game = race();
        var carl = given(game, "Carl", "deputy", "\"Anna\"");

        var event = post(game, carl, "commands", STEP).body().path("events").path(0);

        assertThat(event.path("by").asString() + " " + event.path("person").asString() + " " + event.path("role").asString()).isEqualTo("Anna Carl deputy");
        var line = client.get(home(game) + "/log", game.bert()).body().path("lines").valueStream().reduce((first, last) -> last).orElseThrow();
        assertThat(line.path("by").asString() + " " + line.path("person").asString() + " " + line.path("role").asString()).isEqualTo("Anna Carl deputy");
        var you = client.get(home(game), carl).body().path("you");
        assertThat(you.toString()).isEqualTo("{\"name\":\"Carl\",\"host\":false,\"seats\":[\"Anna\"],"
                + "\"places\":[{\"person\":\"Carl\",\"role\":\"deputy\",\"seats\":[\"Anna\"],\"seesAll\":false,\"byHost\":true,\"since\":2}]}");
        assertThat(client.get(home(game) + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void thePlacesTellWhoPlaysAndWhoActsForWhom() {
        var game = race();
        given(game, "Carl", "deputy", "\"Anna\"");
        client.delete(home(game) + "/places/Bert?reason=ill", game.host());

        var body = client.get(home(game) + "/places", game.anna()).body();

        assertThat(body.path("seats").toString()).isEqualTo("[{\"seat\":\"Anna\",\"controls\":[\"red\"],\"player\":\"Anna\",\"deputies\":[\"Carl\"]},"
                + "{\"seat\":\"Bert\",\"controls\":[\"blue\"],\"deputies\":[]}]");
        assertThat(client.get(home(game) + "/log", game.anna()).raw().body()).contains("host gives Carl a place: deputy of Anna.", "host takes the place of Bert back (ill).");
    }

    @Test
    void afterAHandOverTheOldTokenIsWorthNothingAnywhere() throws IOException, InterruptedException {
        var game = race();
        assertThat(post(game, game.anna(), "commands", STEP, "Idempotency-Key", "k").status()).isEqualTo(200);
        try (var http = HttpClient.newHttpClient()) {
            var stream = http.send(HttpRequest.newBuilder(URI.create(client.base() + home(game) + "/events?from=1")).header("Accept", "text/event-stream")
                    .header("Authorization", "Bearer " + game.anna()).build(), BodyHandlers.ofInputStream());
            var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
            assertThat(lines.readLine()).isNotNull();

            var carl = given(game, "Carl", "player", "\"Anna\"");

            assertThat(lines.lines().count()).as("the stream ends").isPositive();
            assertThat(post(game, game.anna(), "commands", STEP, "Idempotency-Key", "k").status()).as("a retry").isEqualTo(401);
            assertThat(client.get(home(game) + "/board", game.anna()).status()).isEqualTo(401);
            assertThat(client.get(home(game) + "/events", game.anna()).status()).isEqualTo(401);
            assertThat(client.get("/api/games", game.anna()).body().path("total").asInt()).isEqualTo(client.get("/api/games", null).body().path("total").asInt());
            assertThat(post(game, carl, "undo", "{\"to\": 1}").status()).as("the latest step of the seat").isEqualTo(200);
        }
    }

    @Test
    void aRequestGoesOnWithTheNewHolderOfTheSeat() {
        var game = race();
        post(game, game.anna(), "commands", STEP);
        post(game, game.bert(), "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}");
        assertThat(post(game, game.anna(), "undo", "{\"to\": 1, \"reason\": \"slip\"}").status()).isEqualTo(202);
        var carl = given(game, "Carl", "player", "\"Bert\"");

        var decision = client.get(home(game) + "/decisions", carl).body().valueStream()
                .filter(each -> each.path("kind").asString().equals("AnswerRequest")).findFirst().orElseThrow();
        var answer = decision.path("options").path(0).path("command").toString();
        assertThat(post(game, carl, "decisions/" + decision.path("id").asString() + "/check", answer).status()).isEqualTo(200);
        assertThat(post(game, carl, "commands", answer).status()).isEqualTo(200);

        assertThat(client.get(home(game) + "/board", carl).body().path("squares").path("red").asInt()).isZero();
        assertThat(client.get(home(game) + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void ofTwoDeputiesWhoDecideAtOnceOneIsTooLate() throws Exception {
        var game = race();
        var one = given(game, "Carl", "deputy", "\"Anna\"");
        var two = given(game, "Dora", "deputy", "\"Anna\"");
        try (var both = Executors.newFixedThreadPool(2)) {
            var answers = both.invokeAll(List.<Callable<Integer>>of(() -> post(game, one, "commands", STEP, "If-Match", "\"3\"").status(),
                    () -> post(game, two, "commands", STEP, "If-Match", "\"3\"").status()));
            assertThat(List.of(answers.get(0).get(), answers.get(1).get())).containsExactlyInAnyOrder(200, 412);
        }
        assertThat(client.get(home(game), game.host()).body().path("position").asInt()).isEqualTo(4);
    }

    @Test
    void aRefereeMendsAndDoesNotPlayNorRule() {
        var game = race();
        var rita = given(game, "Rita", "referee", "");
        post(game, game.anna(), "commands", STEP);
        post(game, game.bert(), "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}");

        assertThat(post(game, rita, "commands", STEP).status()).isEqualTo(403);
        assertThat(give(game, rita, "Carl", "deputy", "\"Anna\"").status()).isEqualTo(403);
        assertThat(post(game, rita, "seats/Anna/token", "").status()).isEqualTo(403);
        assertThat(post(game, rita, "undo", "{\"to\": 2, \"reason\": \"too far\"}").status()).isEqualTo(200);
        assertThat(client.get(home(game) + "/log", game.anna()).raw().body()).contains("Rita (referee) takes the game back to position 2 (too far).");
        assertThat(client.get(home(game) + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void anObserverOfAPrivateGameLooksOnUntilThePlaceEnds() {
        var game = race();
        var olga = given(game, "Olga", "observer", "");

        assertThat(client.get(home(game) + "/board", olga).status()).isEqualTo(200);
        assertThat(post(game, olga, "commands", STEP).detail()).isEqualTo("Olga is an observer of this game: an observer looks on and gives no command.");
        assertThat(client.delete(home(game) + "/places/Olga", game.host()).status()).isEqualTo(200);
        assertThat(client.get(home(game) + "/board", olga).status()).isEqualTo(401);
    }

    @Test
    void aLostTokenIsReplacedAndThatOfNobodyIsNot() {
        var game = race();
        var lost = given(game, "Carl", "deputy", "\"Anna\"");

        var token = client.opened(post(game, game.host(), "places/Carl/token", "").body());

        assertThat(client.get(home(game) + "/board", lost).status()).isEqualTo(401);
        assertThat(client.get(home(game) + "/board", token).status()).isEqualTo(200);
        assertThat(post(game, game.host(), "places/Zoe/token", "").status()).isEqualTo(404);
        assertThat(post(game, token, "places/Carl/token", "").status()).isEqualTo(403);
    }

    @Test
    void aRefusalTeaches() {
        var game = race();

        var unknown = give(game, game.host(), "Carl", "deputy", "\"Zoe\"");
        assertThat(unknown.status()).isEqualTo(422);
        assertThat(unknown.body().path("rule").asString()).isEqualTo("TERCIO-PLACES");
        assertThat(unknown.detail()).contains("Its seats are Anna, Bert.");
        assertThat(give(game, game.host(), "Carl", "king", "").body().path("errors").toString()).contains("/role", "player", "referee");
        assertThat(give(game, game.host(), "x".repeat(101), "observer", "").status()).isEqualTo(400);
        assertThat(give(game, null, "Carl", "observer", "").status()).isEqualTo(401);
        assertThat(client.delete(home(game) + "/places/Zoe", game.host()).status()).isEqualTo(422);
    }

    @Test
    void aRecordKeepsThePlacesAndItsImportGivesEachPersonANewToken() {
        var game = race();
        var carl = given(game, "Carl", "deputy", "\"Anna\", \"Bert\"");
        post(game, carl, "commands", STEP);
        given(game, "Emil", "player", "\"Bert\"");
        given(game, "Rita", "referee", "");
        var record = client.get(home(game) + "/record", game.host()).raw().body();

        var made = new RawHttp(service.port()).send("POST", "/api/games/import", record, "Content-Type: application/x-ndjson").json();

        var copy = new Made(made.path("id").asString(), made.path("hostToken").asString(), "", "");
        assertThat(made.path("seats").valueStream().map(seat -> seat.path("name").asString() + ": " + seat.path("place").asString("")))
                .containsExactly("Anna: ", "Emil: player of Bert");
        assertThat(made.path("links").valueStream().map(link -> link.path("name").asString() + ": " + link.path("place").asString()))
                .containsExactly("Carl: deputy of Anna, Bert", "Rita: referee");
        assertThat(client.get(home(copy), client.opened(made.path("links").path(1))).body().path("you").path("name").asString()).isEqualTo("Rita");
        assertThat(client.get(home(copy) + "/places", copy.host()).body()).isEqualTo(client.get(home(game) + "/places", game.host()).body());
        var emil = made.path("seats").path(1).path("token").asString();
        assertThat(post(copy, emil, "commands", "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}").status()).isEqualTo(200);
        assertThat(client.get(home(copy) + "/verification", copy.host()).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void aForkKeepsThePlacesThatWereGivenUntilThen() {
        var game = race();
        var carl = given(game, "Carl", "player", "\"Anna\"");
        post(game, carl, "commands", STEP);
        post(game, carl, "undo", "{\"to\": 2}");
        given(game, "Rita", "referee", "");
        post(game, carl, "commands", STEP.replace("1", "2"));

        var made = post(game, game.host(), "forks", "{\"at\": 6}").body();

        var fork = new Made(made.path("id").asString(), made.path("hostToken").asString(), "", "");
        assertThat(made.path("seats").valueStream().map(seat -> seat.path("name").asString())).containsExactly("Bert", "Carl");
        assertThat(made.path("links").valueStream().map(link -> link.path("name").asString())).containsExactly("Rita");
        assertThat(client.get(home(fork) + "/verification", fork.host()).body().path("divergences").toString()).isEqualTo("[]");
    }

    @Test
    void oldGamesAnswerAsBefore() {
        var game = race();
        var event = post(game, game.anna(), "commands", STEP).body().path("events").path(0);

        assertThat(event.has("person")).isFalse();
        assertThat(new JsonMapper().readTree(client.get(home(game) + "/record", game.host()).raw().body().lines().toList().get(2)).path("envelope").has("acting")).isFalse();
    }
}
