package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Reply;

/** An auction, in which red has bid in secret at position 2: no amendment of blue tells anything of that bid. */
class AmendmentSecretsTest {

    private static Client client;

    private record Game(String path, String host, String red, String blue) {}

    @BeforeAll
    static void start() {
        client = Served.auctions();
    }

    private static Game bidden(int amount) {
        var made = client.post("/api/games", null, """
                {"ruleset": "auction", "scenario": "two-lots", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}""").body();
        var game = new Game("/api/games/" + made.path("id").asString(), made.path("hostToken").asString(),
                made.path("seats").path(0).path("token").asString(), made.path("seats").path(1).path("token").asString());
        assertThat(client.post(game.path() + "/commands", game.red(), "{\"type\":\"Bid\",\"bidder\":\"red\",\"amount\":" + amount + "}").status()).isEqualTo(200);
        return game;
    }

    private static Reply post(Game game, String token, String what, String body) {
        return client.post(game.path() + "/" + what, token, body);
    }

    private static Reply get(Game game, String token, String what) {
        return client.get(game.path() + "/" + what, token);
    }

    private static final List<String> TRIED = List.of("{\"at\": 2, \"drop\": true, \"reason\": \"is it high?\"}",
            "{\"at\": 2, \"replace\": {\"type\": \"Bid\", \"bidder\": \"red\", \"amount\": 3}}",
            "{\"at\": 2, \"insert\": {\"type\": \"Bid\", \"bidder\": \"blue\", \"amount\": 5}}",
            "{\"at\": 2, \"replace\": {\"type\": \"AskExpert\", \"bidder\": \"red\"}}", "{\"at\": 1, \"drop\": true}");

    /** All that blue is answered when it tries what it can about the bid of red. */
    private static List<String> answers(Game game) {
        var answers = new ArrayList<String>();
        for (var body : TRIED) {
            answers.add(told(post(game, game.blue(), "amendments", body), game));
        }
        answers.add(told(post(game, game.blue(), "amendments/1/steps", "{\"drop\": true}"), game));
        answers.add(told(post(game, game.blue(), "amendments/1/steps", "{\"at\": 2, \"drop\": true}"), game));
        answers.add(told(post(game, game.blue(), "amendments/1/adopt", "{}"), game));
        for (var what : List.of("amendments", "amendments/1", "amendments/2", "amendments/1/board", "amendments/2/decisions", "board", "decisions")) {
            answers.add(told(get(game, game.blue(), what), game));
            answers.add(told(get(game, null, what), game));
        }
        get(game, game.blue(), "log").body().path("lines").forEach(line -> answers.add(line.path("text").asString()));
        return answers;
    }

    private static String told(Reply reply, Game game) {
        return reply.status() + " " + reply.raw().body().replace(game.path(), "HERE");
    }

    @Test
    void twoGamesThatDifferInTheBidOfTheRivalAnswerTheSame() {
        assertThat(answers(bidden(717_171))).isEqualTo(answers(bidden(4)));
    }

    @Test
    void aSeatMayProposeAndTheHostSeesGoesOnAndAdopts() {
        var game = bidden(717_171);
        var proposed = post(game, game.blue(), "amendments", TRIED.get(1));
        assertThat(proposed.status()).isEqualTo(201);
        assertThat(proposed.body().path("hidden").toString()).contains("held", "first", "diff");
        assertThat(post(game, game.blue(), "amendments/1/adopt", "{}").status()).isEqualTo(403);
        assertThat(post(game, game.blue(), "amendments/1/steps", "{\"end\": true}").detail()).contains("This game keeps secrets");
        assertThat(get(game, game.blue(), "amendments/1/board").status()).isEqualTo(403);
        assertThat(get(game, game.red(), "events?from=3").body().toString()).doesNotContain("\\\"amount\\\":3");

        var report = get(game, game.host(), "amendments/1").body();
        assertThat(report.path("whole").asBoolean()).isTrue();
        assertThat(report.path("diff").toString()).contains("717171");
        assertThat(post(game, game.host(), "amendments/1/adopt", "{}").status()).isEqualTo(200);
        assertThat(get(game, game.blue(), "events").body().toString()).doesNotContain("717171");
        assertThat(get(game, game.blue(), "board").body().path("bids").path("red").asInt()).isZero();
        assertThat(get(game, game.host(), "board").body().path("bids").path("red").asInt()).isEqualTo(3);
        assertThat(get(game, game.host(), "verification").body().path("verified").asBoolean()).isTrue();
        assertThat(get(game, game.blue(), "verification").body().path("verified").asBoolean()).isTrue();
        var record = get(game, game.host(), "record").raw().body();
        var copy = client.post("/api/games/import?again=true", null, record, "Content-Type", "application/x-ndjson");
        assertThat(copy.status()).as(copy.raw().body()).isEqualTo(201);
    }

    @Test
    void whereSomethingIsKeptFromTheViewerThereIsNoBranchOfItsOwn() {
        var game = bidden(717_171);
        for (var token : new String[] {game.blue(), null}) {
            var refused = post(game, token, "forks", "{\"at\": 2, \"private\": true}");
            assertThat(refused.status()).isEqualTo(403);
            assertThat(refused.detail()).isEqualTo("A fork shows what only one seat may see, so that is for the host until the game is over.");
        }
        assertThat(post(game, game.host(), "forks", "{\"at\": 2, \"private\": true}").status()).isEqualTo(201);
    }
}
