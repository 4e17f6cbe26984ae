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
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;

/** Notes and talk over HTTP: who writes, who reads, what is refused, and what a record takes along. */
class RemarkServiceTest {

    private static final String STEP = "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}";

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    private static Made race() {
        return client.race("physical", "opponents-agree", true);
    }

    private static String home(Made game) {
        return "/api/games/" + game.id();
    }

    private static Reply write(Made game, String token, String body) {
        return client.post(home(game) + "/remarks", token, body);
    }

    private static String place(Made game, String person, String role, String seats) {
        return client.opened(client.post(home(game) + "/places", game.host(), "{\"person\": \"%s\", \"role\": \"%s\", \"seats\": [%s]}".formatted(person, role, seats)).body());
    }

    /** The texts that the holder of a token reads, in their order. */
    private static List<String> read(Made game, String token) {
        return client.get(home(game) + "/remarks", token).body().path("remarks").valueStream().map(each -> each.path("text").asString()).toList();
    }

    private static String written(Made game, String token, String kind, String audience, String text) {
        var reply = write(game, token, "{\"kind\": \"%s\", \"audience\": \"%s\", \"text\": \"%s\"}".formatted(kind, audience, text));
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(201);
        return text;
    }

    @Test
    void aNoteSaysWhoJudgesWhichMoment() {
        var game = race();
        client.post(home(game) + "/commands", game.anna(), STEP);

        var reply = write(game, game.anna(), "{\"kind\": \"note\", \"position\": 1, \"audience\": \"all\", \"glyph\": \"?!\", \"text\": \"Too early.\"}");

        assertThat(reply.status()).isEqualTo(201);
        assertThat(reply.etag()).isEqualTo("\"1\"");
        var told = client.get(home(game) + "/remarks", null).body();
        assertThat(told.path("total").asInt()).isEqualTo(1);
        assertThat(told.path("remarks").path(0)).isEqualTo(reply.body());
        assertThat(reply.body().toString()).startsWith("{\"number\":1,\"kind\":\"note\",\"position\":1,\"audience\":\"all\",\"person\":\"Anna\","
                + "\"seat\":\"Anna\",\"glyph\":\"?!\",\"text\":\"Too early.\",\"at\":\"");
    }

    @Test
    void aRemarkThatIsSentTwiceWithOneKeyIsWrittenOnce() {
        var game = race();
        var path = home(game) + "/remarks";
        var body = "{\"kind\": \"chat\", \"text\": \"your turn\"}";

        var first = client.post(path, game.anna(), body, "Idempotency-Key", "k1");
        var second = client.post(path, game.anna(), body, "Idempotency-Key", "k1");

        assertThat(second.status()).isEqualTo(201);
        assertThat(second.raw().body()).isEqualTo(first.raw().body());
        assertThat(read(game, game.anna())).containsExactly("your turn");
        assertThat(client.post(path, game.anna(), body.replace("turn", "move"), "Idempotency-Key", "k1").status()).isEqualTo(409);
        assertThat(client.post(path, game.bert(), body, "Idempotency-Key", "k1").status()).as("the key of another author").isEqualTo(201);
        assertThat(client.post(path, game.anna(), "{\"kind\": \"chat\"}", "Idempotency-Key", "k2").status()).as("a refusal keeps no key").isGreaterThanOrEqualTo(400);
        assertThat(client.post(path, game.anna(), body, "Idempotency-Key", "k2").status()).isEqualTo(201);
    }

    @Test
    void aPrivateNoteIsForTheSeatAndTheHostAlone() {
        var game = race();
        var deputy = place(game, "Carl", "deputy", "\"Anna\"");
        var onlooker = place(game, "Dora", "observer", "\"Anna\"");
        var referee = place(game, "Emil", "referee", "");
        var note = written(game, game.anna(), "note", "seat", "I bluff.");

        assertThat(List.of(read(game, game.anna()), read(game, deputy), read(game, game.host()))).allMatch(List.of(note)::equals);
        assertThat(List.of(read(game, game.bert()), read(game, onlooker), read(game, referee), read(game, null))).allMatch(List::isEmpty);
    }

    @Test
    void theTalkOfTheSeatsIsForTheSeatsAndTheReferee() {
        var game = race();
        var onlooker = place(game, "Dora", "observer", "\"Anna\"");
        var referee = place(game, "Emil", "referee", "");
        var seats = written(game, game.bert(), "chat", "seats", "Your move?");
        var all = written(game, referee, "chat", "all", "Begin.");

        assertThat(List.of(read(game, game.anna()), read(game, game.bert()), read(game, referee), read(game, game.host()))).allMatch(List.of(seats, all)::equals);
        assertThat(List.of(read(game, onlooker), read(game, null))).allMatch(List.of(all)::equals);
        assertThat(client.get(home(game) + "/remarks", onlooker).body().path("remarks").path(0).path("number").asInt())
                .as("the numbers tell nothing of what is for others").isEqualTo(1);
    }

    @Test
    void anObserverWritesForItselfAndIsToldWhatIsPossible() {
        var game = race();
        var onlooker = place(game, "Dora", "observer", "\"Anna\"");

        var refused = write(game, onlooker, "{\"kind\": \"note\", \"audience\": \"all\", \"text\": \"Bert is slow.\"}");
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.detail()).isEqualTo("Dora looks on and writes for nobody else: possible is a note with the audience seat, which only its author and the host read.");
        assertThat(write(game, onlooker, "{\"kind\": \"chat\", \"text\": \"Hello\"}").status()).isEqualTo(403);
        written(game, onlooker, "note", "seat", "Mine.");
        assertThat(read(game, onlooker)).containsExactly("Mine.");
        assertThat(read(game, game.anna())).isEmpty();
        assertThat(write(game, null, "{\"kind\": \"chat\", \"text\": \"Hello\"}").status()).isEqualTo(401);
    }

    @Test
    void eachFaultIsToldWithItsPlace() {
        var game = race();
        assertThat(List.of(
                write(game, game.anna(), "{\"kind\": \"note\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"note\", \"text\": \"%s\"}".formatted("x".repeat(2001))).detail(),
                write(game, game.anna(), "{\"kind\": \"note\", \"text\": \"a\\u0007\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"note\", \"text\": \"a\", \"glyph\": \"?!?\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"note\", \"text\": \"a\", \"position\": 2}").detail(),
                write(game, game.anna(), "{\"kind\": \"note\", \"text\": \"a\", \"audience\": \"seats\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"chat\", \"text\": \"a\", \"audience\": \"seat\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"chat\", \"text\": \"a\", \"glyph\": \"!\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"shout\", \"text\": \"a\"}").detail(),
                write(game, game.anna(), "{\"kind\": \"chat\", \"text\": \"a\", \"seat\": \"Bert\"}").detail()))
                .containsExactly("/text has 1 to 2000 characters; it may be empty only beside a glyph", "/text has at most 2000 characters",
                        "/text has a control character at place 2 (U+0007): only line breaks and tabs are possible here",
                        "/glyph must be one of !!, !, !?, ?!, ?, ??", "/position is a position from 0 to 1", "/audience of a note is seat (private) or all",
                        "/audience of the talk is seats or all", "/glyph judges a moment: it goes with a note", "/kind must be one of note, chat",
                        "Anna does not act for a seat called 'Bert': possible are Anna.");
        assertThat(write(game, game.anna(), "{\"kind\": \"note\", \"glyph\": \"!!\"}").status()).as("a glyph says it all").isEqualTo(201);
        assertThat(write(game, game.anna(), "{\"kind\": \"note\", \"text\": \"%s\"}".formatted("x".repeat(2000))).status()).isEqualTo(201);
        assertThat(client.get(home(game) + "/remarks?from=0", null).status()).isEqualTo(400);
        assertThat(client.get(home(game) + "/remarks?limit=501", null).status()).isEqualTo(400);
    }

    @Test
    void whoWritesTooFastWaits() {
        var game = race();
        for (int line = 1; line <= 20; line++) {
            written(game, game.anna(), "chat", "all", "line " + line);
        }
        var refused = write(game, game.anna(), "{\"kind\": \"chat\", \"text\": \"one more\"}");
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.detail()).isEqualTo("One person writes at most 20 notes and lines of talk within a minute. Try again in a minute.");
        written(game, game.bert(), "chat", "all", "Others may.");
        var page = client.get(home(game) + "/remarks?from=20&limit=1", null).body();
        assertThat(page.path("total").asInt() + " " + page.path("remarks").path(0).path("text").asString()).isEqualTo("21 line 20");
    }

    @Test
    void nothingOfItIsInTheGame() {
        var game = race();
        var before = client.get(home(game) + "/events", game.host()).raw().body() + client.get(home(game) + "/log", game.host()).raw().body();
        written(game, game.anna(), "note", "all", "Nothing of the game.");

        assertThat(client.get(home(game), game.anna()).body().path("position").asInt()).isEqualTo(1);
        assertThat(client.get(home(game) + "/events", game.host()).raw().body() + client.get(home(game) + "/log", game.host()).raw().body()).isEqualTo(before);
        var fork = client.post(home(game) + "/forks", game.host(), "{\"at\": 1}").body();
        assertThat(client.get("/api/games/" + fork.path("id").asString() + "/remarks", fork.path("hostToken").asString()).body().path("total").asInt()).isZero();
    }

    @Test
    void whoListensIsToldOfWhatIsForHim() throws IOException, InterruptedException {
        var game = race();
        try (var http = HttpClient.newHttpClient()) {
            var stream = http.send(HttpRequest.newBuilder(URI.create(client.base() + home(game) + "/events?from=2")).header("Accept", "text/event-stream")
                    .header("Authorization", "Bearer " + game.bert()).build(), BodyHandlers.ofInputStream());
            var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
            assertThat(lines.readLine()).isEqualTo(":listening");
            client.post(home(game) + "/commands", game.anna(), STEP);
            until(lines, "event:Stepped");
            written(game, game.anna(), "note", "seat", "for Anna");
            written(game, game.anna(), "chat", "seats", "for both");

            until(lines, "event:remarks");
            assertThat(lines.readLine()).isEqualTo("data:{\"total\":1}");
            http.shutdownNow();
        }
    }

    private static void until(BufferedReader lines, String wanted) throws IOException {
        for (var line = lines.readLine(); !wanted.equals(line); line = lines.readLine()) {
            assertThat(line).as("the stream goes on").isNotNull().isNotEqualTo("event:remarks");
        }
    }

    private static String record(Made game, String token) {
        return client.get(home(game) + "/record", token).raw().body();
    }

    private static Made taken(String record) {
        var made = client.post("/api/games/import?again=true", null, record, "Content-Type", "application/x-ndjson");
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        return new Made(made.body().path("id").asString(), made.body().path("hostToken").asString(), made.body().path("seats").path(0).path("token").asString(),
                made.body().path("seats").path(1).path("token").asString());
    }

    @Test
    void theRecordTakesThemAlongAndIsTheSameAfterAnImport() {
        var game = race();
        client.post(home(game) + "/commands", game.anna(), STEP);
        written(game, game.anna(), "note", "seat", "secret \\\"ruse\\\"\\n<b>é</b> \uD83C\uDFB2");
        written(game, game.bert(), "chat", "seats", "among us");
        written(game, game.host(), "chat", "all", "for all");
        var record = record(game, game.host());
        assertThat(record.lines().findFirst().orElseThrow()).endsWith(",\"remarks\":3}");

        var copy = taken(record);

        assertThat(record(copy, copy.host())).isEqualTo(record);
        assertThat(read(copy, copy.anna())).hasSize(3);
        assertThat(read(copy, copy.bert())).containsExactly("among us", "for all");
        assertThat(client.get(home(copy) + "/verification", copy.host()).body().path("verified").asBoolean()).isTrue();
        assertThat(record(game, null)).contains("for all").doesNotContain("among us", "secret", "ruse").contains(",\"remarks\":1}");
        assertThat(record(game, game.bert())).contains("for all", "among us").doesNotContain("ruse");
    }

    @Test
    void aRecordWithoutThemIsAsItWasAndDamagedOnesAreNotTaken() {
        var game = race();
        assertThat(record(game, game.host())).doesNotContain("remark");
        written(game, game.anna(), "note", "all", "Well.");
        var record = record(game, game.host());
        assertThat(List.of(
                refusal(record.replace("\"remarks\":1", "\"remarks\":2")),
                refusal(record.replace("\"remarks\":1", "\"remarks\":10001")),
                refusal(record.replace(",\"remarks\":1", "")),
                refusal(record.replace("\"kind\":\"note\"", "\"kind\":\"order\"")),
                refusal(record.replace("\"position\":1,\"audience\"", "\"position\":7,\"audience\"")),
                refusal(record.replace("\"person\":\"Anna\",\"seat\":\"Anna\"", "\"person\":\"Anna\",\"seat\":\"Zoe\"")),
                refusal(record.replace("\"audience\":\"all\"", "\"audience\":\"seats\"")),
                refusal(record.replace("\"text\":\"Well.\"", "\"text\":\"\"")),
                refusal(record.replaceAll("\"text\":\"Well.\",\"at\":\"[^\"]*\"", "\"text\":\"Well.\",\"at\":\"yesterday\""))))
                .containsExactly("line 3: the record ends before its 2 notes and lines of talk.".replace("line 3", "line 4"),
                        "line 1: a record has at most 10000 notes and lines of talk.", "line 3: the record goes on after its 1 events.",
                        "line 3: its kind is none that is known.", "line 3: its position is from 0 to 1.",
                        "line 3: its author is a person of 1 to 100 characters, and its seat one of the game.",
                        "line 3: a note is not written so: its audience or its glyph does not fit.",
                        "line 3: its text has 1 to 2000 characters; it may be empty only beside a glyph.",
                        "line 3: its moment is an instant such as 2026-11-21T10:00:00Z.");
    }

    private static String refusal(String record) {
        var refused = client.post("/api/games/import?again=true", null, record, "Content-Type", "application/x-ndjson");
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(422);
        return refused.detail().replaceFirst("^Line", "line");
    }
}
