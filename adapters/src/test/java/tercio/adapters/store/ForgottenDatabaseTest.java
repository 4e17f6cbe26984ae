package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.h2.engine.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.projections.sentence.Texts;

/**
 * A database that failed is opened again even where H2 forgot that it has it open. After a failed write H2 closes itself. Somebody who still uses what was
 * closed makes it forget the one that was opened since, which keeps its file locked for as long as anybody has a connection to it.
 */
class ForgottenDatabaseTest {

    /** The file is given free only after a request has waited in vain for so long. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final SQLException CLOSED = new SQLException("Database is already closed", "90121", 90121);

    @Test
    void theFileIsGivenFreeByTheConnectionsThatRest(@TempDir Path folder) throws Exception {
        Database.in(folder).close();
        var guard = new WriteGuard(folder.toString(), () -> Long.MAX_VALUE, 0, Dialect.EMBEDDED);
        try (var connections = new Connections("jdbc:h2:file:" + folder.resolve("tercio"), "sa", "", Connections.Bounds.USUAL, guard)) {
            guard.watch(connections);
            try (var used = connections.source().getConnection(); var statement = used.createStatement()) {
                statement.execute("select 1");
            }
            assertThat(guard.adjudicate(CLOSED)).isEqualTo(WriteGuard.Override.MUST_EVICT);
            // The pool opens it again for a connection that then rests.
            try (var used = connections.source().getConnection(); var statement = used.createStatement()) {
                statement.execute("select 1");
            }
            forget(folder);

            while (guard.obstacle().isPresent()) {
                assertThat(Thread.interrupted()).as(guard.obstacle().map(Texts::englishPhrase).orElse("")).isFalse();
                LockSupport.parkNanos(1_000_000);
            }

            try (var again = connections.source().getConnection(); var statement = again.createStatement(); var rows = statement.executeQuery("select count(*) from write_probe")) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getInt(1)).as("what the guard wrote").isEqualTo(1);
            }
        }
    }

    @Test
    void whileTheFileIsLockedTheReasonStaysTheFullDisk(@TempDir Path folder) throws Exception {
        Database.in(folder).close();
        var guard = new WriteGuard(folder.toString(), () -> Long.MAX_VALUE, 0, Dialect.EMBEDDED);
        var url = "jdbc:h2:file:" + folder.resolve("tercio");
        try (var connections = new Connections(url, "sa", "", Connections.Bounds.USUAL, guard)) {
            guard.watch(connections);
            try (var locks = DriverManager.getConnection(url, "sa", "")) {
                assertThat(locks.isValid(1)).isTrue();
                // A reader meets the closed database before the writer is told why it closed.
                guard.adjudicate(CLOSED);
                guard.adjudicate(new SQLException("General error", "90121", 90121, new IOException("No space left on device")));
                forget(folder);

                assertThat(guard.obstacle().map(Texts::englishPhrase)).as("the try to write meets the lock").contains("the database cannot be written: No space left on device");
            }
            while (guard.obstacle().isPresent()) {
                assertThat(Thread.interrupted()).as(guard.obstacle().map(Texts::englishPhrase).orElse("")).isFalse();
                LockSupport.parkNanos(1_000_000);
            }
        }
    }

    /**
     * It is forgotten without a failed write, by an older one that closes late. The connection of requests broke, and the one of the workers that store
     * views keeps the file locked.
     */
    @Test
    void aConnectionThatRestsKeepsTheFileFromNobody(@TempDir Path folder) throws Exception {
        Database.in(folder).close();
        var eachEndsItsConnection = new SQLExceptionOverride() {
            @java.lang.Override
            public Override adjudicate(SQLException failed) {
                return Override.MUST_EVICT;
            }
        };
        try (var connections = new Connections("jdbc:h2:file:" + folder.resolve("tercio"), "sa", "", new Connections.Bounds(1, 1, PATIENCE), eachEndsItsConnection)) {
            try (var broken = connections.source().getConnection(); var statement = broken.createStatement()) {
                forget(folder);
                assertThatThrownBy(() -> statement.execute("select nothing")).isInstanceOf(SQLException.class);
            }

            awaitAnswer(connections);
        }
    }

    /** Asks again where a busy machine takes longer to open the file than a request waits. */
    private static void awaitAnswer(Connections connections) throws SQLException {
        while (true) {
            try (var again = connections.source().getConnection(); var statement = again.createStatement(); var rows = statement.executeQuery("select count(*) from write_probe")) {
                assertThat(rows.next()).isTrue();
                return;
            } catch (SQLTransientConnectionException late) {
                assertThat(Thread.interrupted()).as("%s", late.getMessage()).isFalse();
            }
        }
    }

    /** Does to H2 what a thread does that finds its database powered off, after another was opened. */
    private static void forget(Path folder) throws ReflectiveOperationException {
        var field = Engine.class.getDeclaredField("DATABASES");
        field.setAccessible(true);
        var databases = (Map<?, ?>) field.get(null);
        synchronized (databases) {
            assertThat(databases.keySet().removeIf(name -> name.toString().endsWith(folder.getFileName() + "/tercio"))).as("it was open").isTrue();
        }
    }
}
