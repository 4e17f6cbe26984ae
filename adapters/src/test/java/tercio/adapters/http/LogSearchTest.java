package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The log is searched by seat, by kind of event and by name, from a position back. */
class LogSearchTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    /** Anna steps at 2, Bert at 3, Anna at 4, which the undo at 5 takes away. */
    private static String race() {
        var game = client.race("physical", "free", true);
        var path = "/api/games/" + game.id();
        for (var step : List.of("red", "blue", "red")) {
            client.post(path + "/commands", step.equals("red") ? game.anna() : game.bert(), "{\"type\": \"Step\", \"pawn\": \"" + step + "\", \"squares\": 1}");
        }
        assertThat(client.post(path + "/undo", game.anna(), "{\"to\": 3, \"reason\": \"slip\"}").status()).isEqualTo(200);
        return path + "/log/search";
    }

    private static JsonNode found(String search, String query) {
        var reply = client.get(search + query, null);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static List<Integer> positions(String search, String query) {
        return found(search, query).path("lines").valueStream().map(line -> line.path("position").asInt()).toList();
    }

    @Test
    void eachFilterLeavesWhatFitsAndTheyAddUp() {
        var search = race();
        assertThat(positions(search, "")).containsExactly(1, 2, 3, 4, 5);
        assertThat(positions(search, "?by=Bert")).containsExactly(3);
        assertThat(positions(search, "?type=Stepped")).containsExactly(2, 3, 4);
        assertThat(positions(search, "?type=Stepped&by=Anna")).containsExactly(2, 4);
        assertThat(positions(search, "?about=blue&type=Stepped")).containsExactly(3);
        assertThat(positions(search, "?by=Zoe")).isEmpty();
        assertThat(found(search, "?by=Bert").path("types").toString()).isEqualTo("[\"GameOpened\",\"Stepped\",\"Undone\"]");
    }

    @Test
    void theSearchGoesOnWhereItEnded() {
        var search = race();
        var first = found(search, "?type=Stepped&limit=1");
        assertThat(first.path("lines").path(0).path("position").asInt()).isEqualTo(4);
        assertThat(first.path("from").asInt()).isEqualTo(4);
        assertThat(positions(search, "?type=Stepped&limit=1&at=" + (first.path("from").asInt() - 1))).containsExactly(3);
        assertThat(client.get(search + "?limit=0", null).status()).isEqualTo(400);
        assertThat(client.get(search + "?limit=501", null).status()).isEqualTo(400);
        assertThat(client.get(search + "?at=99", null).status()).isEqualTo(400);
    }
}
