package tercio.adapters.store;

import java.sql.SQLException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Rewrites chunks of the database file that are mostly outdated, so that their space is used again. H2 itself compacts in the
 * thread of its write delay, which does not run here.
 */
final class Compaction implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Compaction.class);
    private static final long PERIOD_SECONDS = 15;

    /** Chunks less full than this are rewritten. */
    private static final int FILL_PERCENT = 70;

    /** The amount written in one step, and the number of steps at a time. */
    private static final int STEP_BYTES = 4 << 20;
    private static final int STEPS = 8;

    private final Connections database;
    private final Inspection inspection;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            task -> Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("compaction").unstarted(task));

    private volatile boolean ending;

    Compaction(Connections database, Inspection inspection) {
        this.database = database;
        this.inspection = inspection;
    }

    void start() {
        timer.scheduleWithFixedDelay(this::attempt, PERIOD_SECONDS, PERIOD_SECONDS, TimeUnit.SECONDS);
    }

    private void attempt() {
        try {
            inspection.run(BackgroundTurn.atOnce());
            // H2 closes itself where it meets a page that it cannot read while it rewrites pages.
            if (inspection.unreadable().isEmpty()) {
                run();
            }
        } catch (SQLException | RuntimeException failed) {
            LOG.warn("The database was not compacted: {}", failed.getMessage());
        }
    }

    /** Does something on the thread of the compaction, before or between its runs. */
    void first(Runnable task) {
        timer.execute(task);
    }

    /** Rewrites outdated chunks; H2 leaves those of the last 45 seconds alone, in case of a power cut. */
    void run() throws SQLException {
        try (var connection = database.separateConnections().getConnection()) {
            var session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
            var store = session.getDatabase().getStore().getMvStore();
            if (store.getFileStore() == null || store.getFileStore().isReadOnly()) {
                return;
            }
            for (int step = 0; !ending && step < STEPS && store.compact(FILL_PERCENT, STEP_BYTES); step++) {
                LOG.debug("Compacted a step; the file is {} % full", store.getFileStore().getFillRate());
            }
        }
    }

    @Override
    public void close() {
        ending = true;
        inspection.end();
        // Not interrupted, because an interrupt would close the file.
        timer.shutdown();
        try {
            timer.awaitTermination(PERIOD_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
