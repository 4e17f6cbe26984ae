package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.adapters.store.TestPostgres;
import tercio.domain.given.Thorough;

/** One node after the other is replaced by a node of another build, while a game is played on both. */
@Thorough("Starts two processes. PostgresDatabaseTest guards the rules of builds beside each other with a build that it plays itself.")
class TwoBuildsTest {

    @TempDir
    private Path folder;

    /** One square for a pawn; they move in turn. */
    private static int step(Client client, Client.Made game, String pawn) {
        var answer = client.post("/api/games/" + game.id() + "/commands", game.host(), "{\"type\": \"Step\", \"pawn\": \"" + pawn + "\", \"squares\": 1}");
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
        return answer.body().path("position").asInt();
    }

    private static int squares(Client client, Client.Made game, String pawn) {
        return client.get("/api/games/" + game.id() + "/board", game.host()).body().path("squares").path(pawn).asInt();
    }

    @Test
    void aGameGoesOnWhileTheNodesAreReplaced() throws Exception {
        var address = TestPostgres.fresh().toString();
        var rows = JdbcClient.create(new DriverManagerDataSource(address, "postgres", ""));
        try (var older = NodeProcess.ofBuild("older", Files.createDirectory(folder.resolve("one")), address);
                var newer = NodeProcess.ofBuild("newer", Files.createDirectory(folder.resolve("two")), address)) {
            older.start(Map.of());
            Files.copy(older.folder().resolve(ReceiptKeyFile.NAME), newer.folder().resolve(ReceiptKeyFile.NAME));
            newer.start(Map.of());
            try (var one = new Client(older.port()); var two = new Client(newer.port())) {
                var game = one.race("physical", "free", false);
                assertThat(step(two, game, "red")).isEqualTo(2);
                await().forever().until(() -> squares(one, game, "red") == 1);
                assertThat(step(one, game, "blue")).isEqualTo(3);
                await().forever().until(() -> squares(two, game, "blue") == 1);
                await().forever().until(() -> rows.sql("select count(*) from view_at_present where game = ? and position = 3").param(game.id()).query(Integer.class).single() > 0);
                assertThat(rows.sql("select program from checkpoint_build").query(String.class).list()).as("the older node makes the views").containsExactly("older");

                older.kill();
                await().forever().until(() -> rows.sql("select program from checkpoint_build").query(String.class).list().contains("newer"));
                assertThat(step(two, game, "red")).isEqualTo(4);
                await().forever().until(() -> rows.sql("select count(*) from view_at_present where game = ? and position = 4").param(game.id()).query(Integer.class).single() > 0);
                assertThat(squares(two, game, "red")).isEqualTo(2);
            }
        }
    }
}
