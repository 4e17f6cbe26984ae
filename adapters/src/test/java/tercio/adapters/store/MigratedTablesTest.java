package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** Databases whose tables are copied from one that was migrated. */
class MigratedTablesTest {

    /**
     * The tables with their keys and indexes, as H2 tells them, and how many rows each has. The settings, the salt of the user and the times at
     * which Flyway did its work differ.
     */
    private static List<String> tables(EmbeddedDatabase database) {
        return JdbcClient.create(database.source()).sql("script").query(String.class).list().stream()
                .filter(line -> !line.startsWith("CREATE USER") && !line.startsWith("SET "))
                .map(line -> line.startsWith("INSERT INTO") ? line.replaceAll("(?s)VALUES.*", "") + line.lines().count() : line.replace("CREATE MEMORY TABLE", "CREATE CACHED TABLE")).toList();
    }

    @Test
    void aCopyIsWhatTheMigrationsMake(@TempDir Path folder) {
        EmbeddedDatabase.migrate(new DriverManagerDataSource("jdbc:h2:" + folder.resolve("tercio"), EmbeddedDatabase.USER, ""));
        try (var migrated = EmbeddedDatabase.in(folder); var _ = EmbeddedDatabase.inMemory(); var copied = EmbeddedDatabase.inMemory();
                var _ = EmbeddedDatabase.in(folder.resolve("first")); var copiedFile = EmbeddedDatabase.in(folder.resolve("second"))) {
            var made = tables(migrated);

            assertThat(made).anyMatch(line -> line.startsWith("CREATE CACHED TABLE \"PUBLIC\".\"GAME_KEYS\""));
            assertThat(tables(copied)).containsExactlyElementsOf(made);
            assertThat(tables(copiedFile)).containsExactlyElementsOf(made);
        }
    }

    /** The content of a file is there when it is opened again, and Flyway finds nothing to do. */
    @Test
    void aCopyInAFileIsOpenedAgain(@TempDir Path folder) {
        for (var name : List.of("first", "second")) {
            try (var database = EmbeddedDatabase.in(folder.resolve(name))) {
                JdbcClient.create(database.source()).sql("insert into game_keys (game, open, host, secret) values (?, true, '', x'')").param(name).update();
            }
            try (var database = EmbeddedDatabase.in(folder.resolve(name))) {
                assertThat(JdbcClient.create(database.source()).sql("select game from game_keys").query(String.class).list()).containsExactly(name);
            }
        }
    }

    @Test
    void whatIsWrittenInOneIsNotInAnother() {
        try (var one = EmbeddedDatabase.inMemory(); var other = EmbeddedDatabase.inMemory()) {
            var open = "insert into game_keys (game, open, host, secret) values (?, true, '', x'')";
            JdbcClient.create(one.source()).sql(open).param("one").update();

            assertThat(JdbcClient.create(other.source()).sql("select count(*) from game_keys").query(Integer.class).single()).isZero();
            assertThat(JdbcClient.create(other.source()).sql(open).param("other").update()).isEqualTo(1);
        }
    }
}
