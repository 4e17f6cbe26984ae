package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Sealed parts over HTTP: a seal for everybody, the salt for whoever may see the part, and records for each caller. */
class SealedAnswersTest {

    private static Client client;

    private record Game(String path, String host, String red, String blue) {}

    @BeforeAll
    static void start() {
        client = Served.auctions();
    }

    private static Game auction() {
        var made = client.post("/api/games", null, """
                {"ruleset": "auction", "scenario": "two-lots", "dice": "server", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}""").body();
        return new Game("/api/games/" + made.path("id").asString(), made.path("hostToken").asString(),
                made.path("seats").path(0).path("token").asString(), made.path("seats").path(1).path("token").asString());
    }

    private static JsonNode bid(Game game, String token, String bidder, int amount) {
        var reply = client.post(game.path() + "/commands", token, "{\"type\":\"Bid\",\"bidder\":\"" + bidder + "\",\"amount\":" + amount + "}");
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static JsonNode event(Game game, String token, int position) {
        return client.get(game.path() + "/events?from=" + position + "&limit=1", token).body().path(0);
    }

    private static String record(Game game, String token) {
        var reply = client.get(game.path() + "/record", token).raw();
        assertThat(reply.statusCode()).isEqualTo(200);
        return reply.body();
    }

    private static String recomputed(JsonNode seal) throws Exception {
        var digest = MessageDigest.getInstance("SHA-256");
        digest.update(HexFormat.of().parseHex(seal.path("salt").asString()));
        return HexFormat.of().formatHex(digest.digest(seal.path("text").asString().getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void theSealOfABidIsShownAtOnceAndItsSaltToWhoeverMaySeeTheBid() throws Exception {
        var game = auction();
        var answer = bid(game, game.red(), "red", 717_171).path("events").path(0);
        var seal = answer.path("sealed").asString();
        assertThat(seal).matches("[0-9a-f]{64}");
        assertThat(recomputed(answer.path("seals").path(0))).isEqualTo(seal);
        var forBlue = event(game, game.blue(), 2);
        assertThat(forBlue.path("sealed").asString()).isEqualTo(seal);
        assertThat(forBlue.path("seals").path(0).has("salt")).isFalse();
        assertThat(forBlue.toString()).doesNotContain("717171");

        bid(game, game.blue(), "blue", 2);
        bid(game, game.red(), "red", 1);
        bid(game, game.blue(), "blue", 3);
        for (var token : new String[] {null, game.blue(), game.red(), game.host()}) {
            var afterTheEnd = event(game, token, 2);
            assertThat(afterTheEnd.path("sealed").asString()).isEqualTo(seal);
            assertThat(afterTheEnd.path("seals").path(0).path("text").asString()).contains("717171");
            assertThat(recomputed(afterTheEnd.path("seals").path(0))).isEqualTo(seal);
        }
        var sold = event(game, game.blue(), 4);
        assertThat(sold.path("type").asString()).isEqualTo("LotSold");
        assertThat(sold.has("sealed")).as("nothing of the sale is secret").isFalse();
        assertThat(sold.path("seals")).as("the hash of the board is").isNotEmpty();
    }

    @Test
    void whatWasRevealedIsShownToAllWithItsSaltAndWhatWasUndoneIsNot() throws Exception {
        var game = auction();
        assertThat(bid(game, game.red(), "red", 616_161).path("sealed").asString()).matches("[0-9a-f]{64}");
        assertThat(client.post(game.path() + "/undo", game.red(), "{\"to\":1, \"reason\": \"a slip\"}").status()).isEqualTo(200);
        bid(game, game.red(), "red", 717_171);
        assertThat(event(game, game.blue(), 4).toString()).doesNotContain("717171");
        bid(game, game.blue(), "blue", 2);

        for (var token : new String[] {null, game.blue()}) {
            var revealed = event(game, token, 4);
            assertThat(revealed.path("payload").path("amount").asInt()).isEqualTo(717_171);
            assertThat(recomputed(revealed.path("seals").path(0))).isEqualTo(revealed.path("sealed").asString());
            assertThat(event(game, token, 2).toString()).doesNotContain("616161");
        }
        assertThat(event(game, null, 4).path("seals").toString()).as("the board holds the reserve").doesNotContain("1.1-");
    }

    @Test
    void aRecordIsExportedForItsCallerAndWholeAfterTheEnd() {
        var game = auction();
        bid(game, game.red(), "red", 717_171);
        assertThat(record(game, game.host())).contains("717171", "424242").doesNotContain("\"hidden\":true");
        assertThat(record(game, game.red())).contains("717171", "\"hidden\":true,\"parties\":[\"red\"]").doesNotContain("424242");
        assertThat(record(game, game.blue())).contains("\"hidden\":true,\"parties\":[\"blue\"]").doesNotContain("717171");
        assertThat(record(game, null)).contains("\"hidden\":true,\"parties\":[]").doesNotContain("717171");
        var refused = client.post("/api/games/import?again=true", null, record(game, game.red()), "Content-Type", "application/x-ndjson");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.raw().body()).contains("Line 2", "hidden");

        bid(game, game.blue(), "blue", 2);
        bid(game, game.red(), "red", 1);
        bid(game, game.blue(), "blue", 3);
        assertThat(record(game, null)).isEqualTo(record(game, game.host())).contains("717171", "424242");
    }
}
