package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.service.Service;

/** Games are found by their names and seats, their rules and whether they are over, and nobody finds what he may not see. */
class GameListTest {

    private static Service service;
    private static Client client;

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

    private static Client.Made race(String name, String player, boolean open) {
        var body = client.post("/api/games", null, """
                {"ruleset": "race", "scenario": "short", "name": "%s", "dice": "physical", "undo": "free", "public": %s,
                 "seats": [{"name": "%s", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}""".formatted(name, open, player)).body();
        return new Client.Made(body.path("id").asString(), body.path("hostToken").asString(),
                body.path("seats").path(0).path("token").asString(), body.path("seats").path(1).path("token").asString());
    }

    private static List<String> found(String query, String token) {
        var list = client.get("/api/games?" + query, token);
        assertThat(list.status()).as("%s", list.body()).isEqualTo(200);
        var ids = list.body().path("games").valueStream().map(game -> game.path("id").asString()).toList();
        assertThat(list.body().path("total").asInt()).isGreaterThanOrEqualTo(ids.size());
        return ids;
    }

    private static String text(String text) {
        return "text=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @Test
    void aGameIsFoundByAPartOfItsNameOrOfASeatInGreatOrSmallLetters() {
        var autumn = race("Autumn derby of Épernay", "Zacharias", true);
        var winter = race("Winter cup", "Zoë", true);

        assertThat(found(text("DERBY"), null)).containsExactly(autumn.id());
        assertThat(found(text("épern"), null)).containsExactly(autumn.id());
        assertThat(found(text("zo\u00eb"), null)).containsExactly(winter.id());
        assertThat(found(text("nobody is called so"), null)).isEmpty();
        assertThat(found(text("  "), null)).contains(autumn.id(), winter.id());
        assertThat(found(text("%"), null)).as("a sign of SQL is a sign like any other").isEmpty();
        assertThat(found(text("' or '1'='1"), null)).isEmpty();
    }

    @Test
    void allThatIsAskedForMustFit() {
        var spring = race("Spring race", "Yvonne", true);

        assertThat(found(text("yvonne") + "&ruleset=race&scenario=short&over=false", null)).containsExactly(spring.id());
        assertThat(found(text("yvonne") + "&ruleset=eu-military", null)).isEmpty();
        assertThat(found(text("yvonne") + "&scenario=long", null)).isEmpty();
        assertThat(found(text("yvonne") + "&over=true", null)).isEmpty();
        assertThat(found("ruleset=eu-military", null)).isEmpty();
    }

    @Test
    void aPrivateGameIsFoundByItsPlayersAlone() {
        var quiet = race("Quiet evening", "Xaver", false);

        assertThat(found(text("quiet evening"), null)).isEmpty();
        assertThat(found(text("quiet evening"), quiet.anna())).containsExactly(quiet.id());
        assertThat(found(text("quiet evening"), quiet.host())).containsExactly(quiet.id());
        assertThat(found(text("quiet evening"), race("Another", "Wanda", true).anna())).isEmpty();
    }

    /** With and without anything asked for, the closed games of a caller stand between the open ones, in their order, and are counted. */
    @Test
    void theClosedGamesOfACallerStandAmongTheOpenOnes() {
        var before = race("Evening one", "Ulla", true);
        int open = client.get("/api/games", null).body().path("total").asInt();
        var closed = race("Evening two", "Ulla", false);
        var after = race("Evening three", "Ulla", true);

        assertThat(found(text("evening") + "&over=false", closed.anna())).containsExactly(after.id(), closed.id(), before.id());
        assertThat(found("size=3", closed.host())).containsExactly(after.id(), closed.id(), before.id());
        assertThat(client.get("/api/games", closed.bert()).body().path("total").asInt()).isEqualTo(open + 2);
        assertThat(client.get("/api/games", null).body().path("total").asInt()).isEqualTo(open + 1);
        assertThat(found("size=2", null)).containsExactly(after.id(), before.id());
    }

    @Test
    void whoMayFindAGameFollowsItsVisibility() {
        var game = race("Curtain", "Theo", false);
        assertThat(found(text("curtain"), null)).isEmpty();

        assertThat(client.put("/api/games/" + game.id() + "/visibility", game.host(), "{\"public\": true}").status()).isEqualTo(200);
        assertThat(found(text("curtain"), null)).containsExactly(game.id());

        assertThat(client.put("/api/games/" + game.id() + "/visibility", game.host(), "{\"public\": false}").status()).isEqualTo(200);
        assertThat(found(text("curtain"), null)).isEmpty();
        assertThat(found(text("curtain"), game.bert())).containsExactly(game.id());
    }

    @Test
    void whatIsFoundHasPagesNewestFirst() {
        var first = race("Paged one", "Vera", true);
        var second = race("Paged two", "Vera", true);

        var page = client.get("/api/games?text=paged&size=1", null).body();
        assertThat(page.path("total").asInt()).isEqualTo(2);
        assertThat(page.path("games").path(0).path("id").asString()).isEqualTo(second.id());
        assertThat(found("text=paged&size=1&page=1", null)).containsExactly(first.id());
        assertThat(client.get("/api/games?size=201", null).status()).isEqualTo(400);
        assertThat(client.get("/api/games?page=-1", null).status()).isEqualTo(400);
        assertThat(client.get("/api/games?over=perhaps", null).status()).isEqualTo(400);
        assertThat(client.get("/api/games?text=" + "a".repeat(201), null).status()).isEqualTo(400);
    }
}
