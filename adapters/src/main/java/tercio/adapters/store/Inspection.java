package tercio.adapters.store;

import java.sql.SQLException;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks once for pages of the database file that cannot be read. It reads the whole file, in the background. */
final class Inspection {

    private static final Logger LOG = LoggerFactory.getLogger(Inspection.class);

    private final Connections database;
    private final ReentrantLock looking = new ReentrantLock();
    private volatile boolean done;
    private volatile boolean ending;
    private volatile Map<String, ReadableRows.Readable> unreadable = Map.of();

    Inspection(Connections database) {
        this.database = database;
    }

    /** The tables with pages that cannot be read, as far as they were looked for. */
    Map<String, ReadableRows.Readable> unreadable() {
        return unreadable;
    }

    /** Runs a repair of derived rows, and inspects the file again. */
    void repairAndInspect(BackgroundTurn turn, Runnable mend) {
        try {
            mend.run();
        } catch (RuntimeException failed) {
            LOG.warn("What is made of the events could not be made again: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
        }
        done = false;
        run(turn);
    }

    /** Ends the look that is under way. */
    void end() {
        ending = true;
    }

    /** Looks for them in the background, unless that was done before. Others need the processor and the disk more, above all after a start. */
    void run(BackgroundTurn turn) {
        turn.await(() -> ending);
        var share = new BackgroundShare(turn);
        run(share::pauseIfDue);
    }

    /** Looks for them at once, unless that was done before. */
    void runNow() {
        run(() -> {});
    }

    private void run(Runnable pause) {
        looking.lock();
        try {
            if (!done) {
                inspectPages(pause);
                done = true;
            }
        } finally {
            looking.unlock();
        }
    }

    private void inspectPages(Runnable pause) {
        try (var connection = database.separateConnections().getConnection()) {
            var found = new TreeMap<>(ReadableRows.of(connection, () -> {
                pause.run();
                return ending;
            }));
            found.values().removeIf(table -> table.pages() == 0);
            unreadable = found;
            if (!found.isEmpty()) {
                LOG.error("Pages of the database file cannot be read, of: {}. Games with a part there are set aside, the others go on, and the file is no"
                        + " longer compacted. With the service stopped, 'tercio rebuild' takes over what can be read, and 'tercio restore BACKUP --damaged'"
                        + " what a backup has beyond it.", String.join(", ", found.keySet()));
            }
        } catch (SQLException | RuntimeException failed) {
            LOG.warn("The database file was not looked through: {}", DatabaseFault.message(failed));
        }
    }

    /** A damaged file is closed as it is: H2 would rewrite pages at the end, and fail at those that it cannot read. */
    void closeDamaged() {
        if (unreadable.isEmpty()) {
            return;
        }
        try (var connection = database.separateConnections().getConnection(); var statement = connection.createStatement()) {
            statement.execute("shutdown immediately");
        } catch (SQLException closed) {
            LOG.debug("The database was closed before: {}", closed.getMessage());
        }
    }
}
