package tercio.adapters.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.adapters.settings.Settings;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/**
 * Tells whether the database can be written. Writing stops before the disk is full, because H2 closes itself after a failed
 * write, and reading would end too. If that happens nevertheless, the connections are replaced, so that the next one opens the
 * database again, and a small write shows whether the disk accepts data.
 */
final class WriteGuard implements SQLExceptionOverride {

    private static final Logger LOG = LoggerFactory.getLogger(WriteGuard.class);
    private static final long MEGABYTE = 1 << 20;
    /** The time for which what was found lost is told without another try, which may take seconds. */
    private static final long JUST_NOW = Duration.ofSeconds(2).toNanos();

    private static final int SECONDS_TO_ANSWER = 5;

    private final String place;
    private final LongSupplier room;
    private final long reserve;
    private final Dialect dialect;
    private volatile Connections connections;
    private final ReentrantLock trying = new ReentrantLock();
    private volatile Sentence.Keyed failure;
    private boolean causeKnown;
    private volatile long lostAt = System.nanoTime() - JUST_NOW;

    WriteGuard(String place, LongSupplier room, long reserve, Dialect dialect) {
        this.dialect = dialect;
        this.place = place;
        this.room = room;
        this.reserve = reserve;
    }

    static WriteGuard of(Path folder, Dialect dialect) {
        var file = folder.toFile();
        return new WriteGuard(folder.toString(), file::getUsableSpace, Long.parseLong(Settings.DISK_RESERVE.value()), dialect);
    }

    /** A guard for a database in memory. */
    static WriteGuard withoutLimit(Dialect dialect) {
        return new WriteGuard("memory", () -> Long.MAX_VALUE, 0, dialect);
    }

    /** Replaces these connections whenever the database has closed itself. */
    void watch(Connections opened) {
        connections = opened;
    }

    @java.lang.Override
    public Override adjudicate(SQLException failed) {
        if (!dialect.hasStopped(failed)) {
            return Override.CONTINUE_EVICT;
        }
        var opened = connections;
        if (opened != null && opened.open() && !(dialect.hasEndedSession(failed) && answers(opened))) {
            noteFailure(DatabaseFault.reason(failed).isPresent() ? words(DatabaseFault.words(failed)) : Sentence.of("kernel.storage.closed-itself"), DatabaseFault.isCause(failed));
            opened.replace();
        }
        return Override.MUST_EVICT;
    }

    /** Whether the server takes a new connection: then whoever lost one gets another, and nobody else is disturbed. */
    private static boolean answers(Connections opened) {
        try (var connection = opened.separateConnections().getConnection()) {
            return connection.isValid(SECONDS_TO_ANSWER);
        } catch (SQLException gone) {
            return false;
        }
    }

    /** Marks that the database cannot be reached; each later check tries to write. */
    void markLost(SQLException lost) {
        lostAt = System.nanoTime();
        noteFailure(words(DatabaseFault.words(lost)), true);
    }

    /** The first cause stays. A consequence, such as a failed query on the database that was closed by it, gives way to its cause. */
    private synchronized void noteFailure(Sentence.Keyed reason, boolean cause) {
        if (failure == null || cause && !causeKnown) {
            LOG.error("The database of {} failed and is opened again: {}", place, Texts.englishPhrase(reason));
            failure = failure(reason);
            causeKnown = cause;
        }
    }

    /** The failure of the last try to write becomes the reason, unless the try only met the database that still closes. */
    private synchronized Optional<Sentence.Keyed> noteStillFailing(SQLException stillFailing) {
        if (DatabaseFault.isCause(stillFailing) || !causeKnown) {
            failure = failure(words(DatabaseFault.words(stillFailing)));
            causeKnown = DatabaseFault.isCause(stillFailing);
        }
        return Optional.of(failure);
    }

    private synchronized void noteWritten() {
        LOG.warn("The database of {} is written again.", place);
        failure = null;
        causeKnown = false;
    }

    private static Sentence.Keyed failure(Sentence.Keyed reason) {
        return Sentence.of("kernel.storage.unwritable").with("why", reason);
    }

    /** The words of the database for players, without the place of the data. */
    private Sentence.Keyed words(Sentence.Keyed said) {
        return said.arguments().get("why") instanceof Text(var why) && why.contains(place)
                ? said.with("why", new Text(why.replace(place, "the data folder"))) : said;
    }

    void ready() {
        obstacle().ifPresent(reason -> {
            throw Unavailable.because(reason);
        });
    }

    Optional<Sentence.Keyed> obstacle() {
        long free = room.getAsLong();
        if (free < reserve) {
            return Optional.of(Sentence.of("kernel.storage.disk-full").with("free", new Text(String.valueOf(free / MEGABYTE))).with("reserve", new Text(String.valueOf(reserve / MEGABYTE))));
        }
        return failure == null ? Optional.empty() : retry();
    }

    /** One request tries; the others get the result of the last attempt. */
    private Optional<Sentence.Keyed> retry() {
        if (System.nanoTime() - lostAt < JUST_NOW || !trying.tryLock()) {
            return Optional.ofNullable(failure);
        }
        try {
            return failure == null ? Optional.empty() : tryWrite();
        } finally {
            trying.unlock();
        }
    }

    private Optional<Sentence.Keyed> tryWrite() {
        try (var connection = connections.separateConnections().getConnection()) {
            attempt(connection);
            // Those that were made before the database was open again are of no use.
            connections.replace();
            noteWritten();
            return Optional.empty();
        } catch (SQLException stillFailing) {
            // H2 may have the file open for connections that rest in the pools, and locked for this one: it forgets an open
            // database where somebody still used the one before. With its last connection that one closes, and gives the file free.
            connections.replace();
            return noteStillFailing(stillFailing);
        }
    }

    /** A small row may fit where a command does not: on a full disk it would be told every other moment that all is well. */
    private void attempt(Connection connection) throws SQLException {
        if (dialect.attempt().isPresent()) {
            connection.setAutoCommit(false);
            try (var event = connection.createStatement()) {
                event.execute(dialect.attempt().get());
            } finally {
                connection.rollback();
                connection.setAutoCommit(true);
            }
        }
        try (var statement = connection.prepareStatement(dialect.upsert("write_probe", List.of("id"), List.of("tried")))) {
            statement.setInt(1, 1);
            statement.setTimestamp(2, Timestamp.from(Instant.now()));
            statement.executeUpdate();
        }
    }
}
