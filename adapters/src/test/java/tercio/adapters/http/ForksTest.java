package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every fork knows its parent, a game lists its forks, and nobody is told of a fork that is not for him. */
class ForksTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    private static JsonNode fork(String game, String token, int at, String name) {
        var made = client.post("/api/games/" + game + "/forks", token, "{\"at\": " + at + ", \"name\": \"" + name + "\"}");
        assertThat(made.status()).as("%s", made.body()).isEqualTo(201);
        return made.body();
    }

    private static List<String> names(String game, String token) {
        var list = client.get("/api/games/" + game + "/forks", token);
        assertThat(list.status()).isEqualTo(200);
        var names = StreamSupport.stream(list.body().path("forks").spliterator(), false).map(fork -> fork.path("name").asString()).toList();
        assertThat(list.body().path("total").asInt()).isEqualTo(names.size());
        return names;
    }

    private static void steps(Client.Made game, String token, String pawn) {
        assertThat(client.post("/api/games/" + game.id() + "/commands", token,
                "{\"type\": \"Step\", \"pawn\": \"" + pawn + "\", \"squares\": 1}").status()).isEqualTo(200);
    }

    private static String id(JsonNode made) {
        return made.path("id").asString();
    }

    private static String host(JsonNode made) {
        return made.path("hostToken").asString();
    }

    @Test
    void aForkOfAForkKnowsItsParentAndEachListsItsOwn() {
        var game = client.race("physical", "free", true);
        steps(game, game.anna(), "red");
        steps(game, game.bert(), "blue");
        var child = fork(game.id(), game.anna(), 2, "child");
        var grandchild = fork(id(child), host(child), 1, "grandchild");
        var second = fork(game.id(), game.anna(), 3, "second");

        var parent = client.get("/api/games/" + id(grandchild), host(grandchild)).body().path("parent");
        assertThat(parent.path("game").asString()).isEqualTo(id(child));
        assertThat(parent.path("at").asInt()).isEqualTo(1);
        assertThat(client.get("/api/games/" + game.id(), game.anna()).body().has("parent")).isFalse();

        var listed = client.get("/api/games/" + game.id() + "/forks", game.anna()).body().path("forks");
        assertThat(listed).hasSize(2);
        assertThat(listed.path(0).path("id").asString()).as("the newest first").isEqualTo(id(second));
        assertThat(listed.path(1).path("at").asInt()).isEqualTo(2);
        assertThat(listed.path(1).path("position").asInt()).isEqualTo(2);
        assertThat(listed.path(1).path("imported").asBoolean()).isFalse();
        assertThat(names(id(child), host(child))).containsExactly("grandchild");
        assertThat(names(id(grandchild), host(grandchild))).isEmpty();

        var page = client.get("/api/games/" + game.id() + "/forks?page=1&size=1", game.anna()).body();
        assertThat(page.path("total").asInt()).isEqualTo(2);
        assertThat(page.path("forks").path(0).path("id").asString()).isEqualTo(id(child));
    }

    @Test
    void aPrivateForkIsToldToWhoMadeItAndToNobodyElse() {
        var game = client.race("physical", "free", false);
        steps(game, game.anna(), "red");
        var secret = fork(game.id(), game.anna(), 2, "what Anna tries");

        assertThat(names(game.id(), game.anna())).containsExactly("what Anna tries");
        assertThat(names(game.id(), game.bert())).isEmpty();
        assertThat(names(game.id(), game.host())).isEmpty();
        assertThat(client.get("/api/games/" + game.id() + "/forks", null).status()).isEqualTo(404);
        assertThat(client.get("/api/games/" + id(secret) + "/forks", game.anna()).status()).isEqualTo(404);
        assertThat(client.get("/api/games/" + id(secret), host(secret)).body().path("parent").has("here"))
                .as("the parent is not for who holds only the fork's token").isFalse();

        assertThat(put("/api/games/" + id(secret) + "/visibility", host(secret), "{\"public\": true}")).isEqualTo(200);
        assertThat(names(game.id(), game.bert())).containsExactly("what Anna tries");
        assertThat(put("/api/games/" + game.id() + "/visibility", game.host(), "{\"public\": true}")).isEqualTo(200);
        assertThat(client.get("/api/games/" + id(secret), null).body().path("parent").path("here").asString()).isEqualTo(game.id());
        assertThat(names(game.id(), null)).containsExactly("what Anna tries");
    }

    /** A person who takes over a seat sees no private fork of its holder before. */
    @Test
    void aNewHolderOfASeatIsNotToldOfTheForksOfTheOneBefore() {
        var game = client.race("physical", "free", false);
        fork(game.id(), game.anna(), 1, "Anna's own");
        var token = client.opened(client.post("/api/games/" + game.id() + "/seats/Anna/token", game.host(), "{}").body());
        assertThat(names(game.id(), token)).isEmpty();
    }

    /** Records tell the parent by the id that it had: an imported fork finds the import of its parent, and says that it came as a record. */
    @Test
    void anImportedFamilyIsATreeAgain() {
        var game = client.race("physical", "free", true);
        steps(game, game.anna(), "red");
        var child = fork(game.id(), game.anna(), 2, "child");
        var record = client.get("/api/games/" + game.id() + "/record", game.anna()).raw().body();
        var childRecord = client.get("/api/games/" + id(child) + "/record", host(child)).raw().body();
        try (var elsewhere = RaceServer.start(); var there = new Client(elsewhere.port())) {
            var orphan = there.post("/api/games/import?again=true", null, childRecord).body();
            var unknown = there.get("/api/games/" + id(orphan), host(orphan)).body().path("parent");
            assertThat(unknown.path("game").asString()).isEqualTo(game.id());
            assertThat(unknown.has("here")).isFalse();

            var parent = there.post("/api/games/import?again=true", null, record).body();
            var lines = there.get("/api/games/" + id(parent) + "/forks", host(parent)).body().path("forks");
            assertThat(lines).as("both are open to all").hasSize(1);
            assertThat(lines.path(0).path("id").asString()).isEqualTo(id(orphan));
            assertThat(lines.path(0).path("imported").asBoolean()).isTrue();
            var found = there.get("/api/games/" + id(orphan), host(orphan)).body().path("parent");
            assertThat(found.path("here").asString()).isEqualTo(id(parent));
            assertThat(there.get("/api/games/" + id(orphan) + "/record", host(orphan)).raw().body()).isEqualTo(childRecord);
        }
    }

    @Test
    void pagesHaveBounds() {
        var game = client.race("physical", "free", true);
        assertThat(client.get("/api/games/" + game.id() + "/forks?size=201", null).status()).isEqualTo(400);
        assertThat(client.get("/api/games/" + game.id() + "/forks?page=-1", null).status()).isEqualTo(400);
    }

    private static int put(String path, String token, String body) {
        return client.put(path, token, body).status();
    }

    @Test
    void whoOnlyLooksOnMakesABranchOfItsOwnThatNobodyElseIsToldOf() {
        var game = client.race("physical", "opponents-agree", true);
        steps(game, game.anna(), "red");
        var path = "/api/games/" + game.id() + "/forks";
        assertThat(client.post(path, null, "{\"at\": 2}").status()).as("a fork of the table").isEqualTo(401);
        assertThat(client.post(path, "wrong", "{\"at\": 2, \"private\": true}").status()).isEqualTo(401);

        var branch = client.post(path, null, "{\"at\": 2, \"name\": \"what if\", \"private\": true}");

        assertThat(branch.status()).as(branch.raw().body()).isEqualTo(201);
        var here = "/api/games/" + id(branch.body());
        assertThat(client.get(here, null).status()).isEqualTo(404);
        assertThat(names(game.id(), game.anna())).isEmpty();
        assertThat(names(game.id(), null)).isEmpty();
        assertThat(client.post(here + "/commands", host(branch.body()), "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 1}").status()).isEqualTo(200);
        assertThat(client.get("/api/games/" + game.id(), null).body().path("position").asInt()).as("the game stays as it is").isEqualTo(2);
    }

    @Test
    void ofAGameThatIsNotPublicAStrangerMakesNoBranch() {
        var game = client.race("physical", "free", false);
        assertThat(client.post("/api/games/" + game.id() + "/forks", null, "{\"at\": 1, \"private\": true}").status()).isEqualTo(404);
    }
}
