package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;

/** A record that is a game here already makes no second one, and nobody learns by it of a game that is not for him. */
class SameRecordTest {

    private static Service service;
    private static Client client;

    /** It counts games, so that no other class may make any here. */
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

    private static void gambles(Client at, String game, String token, String pawn, int die) {
        var sent = at.post("/api/games/" + game + "/commands", token, "{\"type\": \"Gamble\", \"pawn\": \"" + pawn + "\", \"dice\": [" + die + "]}");
        assertThat(sent.status()).as("%s", sent.body()).isEqualTo(200);
    }

    private static String record(Client at, String game, String token) {
        return at.get("/api/games/" + game + "/record", token).raw().body();
    }

    private static Client.Reply imported(String token, String record) {
        return client.post("/api/games/import", token, record);
    }

    private static int games(String token) {
        return client.get("/api/games?size=1", token).body().path("total").asInt();
    }

    @Test
    void aRecordOfAGameThatIsHereIsThatGame() {
        var game = client.race("physical", "free", false);
        gambles(client, game.id(), game.anna(), "red", 9);
        var record = record(client, game.id(), game.host());
        int before = games(game.host());

        var same = imported(game.host(), record);

        assertThat(same.status()).isEqualTo(200);
        assertThat(same.body().toString()).isEqualTo("{\"sameAs\":\"" + game.id() + "\",\"position\":3,\"newest\":3}");
        assertThat(games(game.host())).isEqualTo(before);
        assertThat(imported(game.bert(), record).body().path("sameAs").asString()).as("whoever has a seat sees the game").isEqualTo(game.id());
    }

    @Test
    void whoAsksForItGetsASecondGame() {
        var game = client.race("physical", "free", true);
        gambles(client, game.id(), game.anna(), "red", 9);
        var record = record(client, game.id(), null);

        var again = client.post("/api/games/import?again=true", null, record);

        assertThat(again.status()).isEqualTo(201);
        assertThat(again.body().path("id").asString()).isNotEmpty().isNotEqualTo(game.id());
        assertThat(imported(null, record).body().path("sameAs").asString()).as("the one that was here first").isEqualTo(game.id());
    }

    @Test
    void theRecordOfAnEarlierDayIsTheGameThatWasPlayedOn() {
        var game = client.race("physical", "free", false);
        gambles(client, game.id(), game.anna(), "red", 9);
        var earlier = record(client, game.id(), game.host());
        gambles(client, game.id(), game.bert(), "blue", 2);

        var same = imported(game.host(), earlier);

        assertThat(same.status()).isEqualTo(200);
        assertThat(same.body().path("sameAs").asString()).isEqualTo(game.id());
        assertThat(same.body().path("position").asInt()).isEqualTo(3);
        assertThat(same.body().path("newest").asInt()).isEqualTo(5);
    }

    @Test
    void theRecordOfAGameThatWentOnElsewhereIsAGameThatContinuesIt() {
        var game = client.race("physical", "free", false);
        gambles(client, game.id(), game.anna(), "red", 9);
        String later;
        try (var elsewhere = RaceServer.start(); var there = new Client(elsewhere.port())) {
            JsonNode copy = there.post("/api/games/import", null, record(client, game.id(), game.host())).body();
            gambles(there, copy.path("id").asString(), copy.path("seats").path(1).path("token").asString(), "blue", 2);
            later = record(there, copy.path("id").asString(), copy.path("hostToken").asString());
        }

        var made = imported(game.host(), later);

        assertThat(made.status()).isEqualTo(201);
        assertThat(made.body().path("continues").asString()).isEqualTo(game.id());
        var stranger = imported(null, later);
        assertThat(stranger.status()).isEqualTo(201);
        assertThat(stranger.body().has("continues")).as("the game is closed").isFalse();
    }

    @Test
    void aStrangerDoesNotLearnThatAClosedGameIsHere() {
        var game = client.race("physical", "free", false);
        gambles(client, game.id(), game.anna(), "red", 9);
        var record = record(client, game.id(), game.host());
        var other = client.race("physical", "free", false);

        for (var token : new String[] {null, other.host(), "of nobody"}) {
            var made = imported(token, record);
            assertThat(made.status()).isEqualTo(201);
            assertThat(made.body().has("sameAs")).isFalse();
            assertThat(made.body().has("continues")).isFalse();
            assertThat(made.body().path("id").asString()).isNotEqualTo(game.id());
        }
    }
}
