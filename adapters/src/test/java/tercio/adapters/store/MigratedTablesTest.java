package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Databases in memory whose tables are copied from one that was migrated. */
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
        try (var migrated = EmbeddedDatabase.in(folder); var _ = EmbeddedDatabase.inMemory(); var copied = EmbeddedDatabase.inMemory()) {
            var made = tables(migrated);

            assertThat(made).anyMatch(line -> line.startsWith("CREATE CACHED TABLE \"PUBLIC\".\"GAME_KEYS\""));
            assertThat(tables(copied)).containsExactlyElementsOf(made);
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
