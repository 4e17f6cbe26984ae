package tercio.adapters.store;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/**
 * Writes what the manifest learns of games into its file: after the commit, in groups, away from the command. The file lags behind the database by
 * at most {@value #GROUP} commits or about {@value #INTERVAL_MILLISECONDS} ms, and is never ahead of what of the database is on the disk.
 */
final class ManifestWriter implements AutoCloseable {

    /** Commits after which it is written at once. */
    private static final int GROUP = 1000;
    private static final int INTERVAL_MILLISECONDS = 1000;
    /** Lines beyond those of its games after which the file is begun anew. */
    private static final int SPARE_LINES = 10_000;
    /** Lines after which the file of keys is told how far the manifest has come. */
    private static final int UNMARKED_LINES = 1000;

    private static final Logger LOG = LoggerFactory.getLogger(ManifestWriter.class);

    /** Brings what was committed onto the disk. */
    interface Durable {
        void force();
    }

    private final ManifestFile file;
    private final ReceiptKeyFile keys;
    private final Durable database;
    /** The known state of each game, as it changes. */
    private final Map<String, KnownGame> games;
    private final String id;
    private final String finding;
    private final Set<String> changed = ConcurrentHashMap.newKeySet();
    private final AtomicInteger unwritten = new AtomicInteger();
    private final ReentrantLock writing = new ReentrantLock();
    private final ScheduledExecutorService background = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("manifest").factory());
    private long marked;
    /** Whether the last line of the file says that the service ended as it should. */
    private boolean saysEnded;
    private volatile boolean started;
    private boolean failing;

    /**
     * @param games the known state of each game, as it changes
     * @param id of the manifest
     * @param finding the fault that was once found in the manifest; empty if there was none
     * @param marked the line up to which the file of keys knows the manifest
     * @param saysEnded whether the last line of the file says that the service ended as it should
     */
    ManifestWriter(ManifestFile file, ReceiptKeyFile keys, Durable database, Map<String, KnownGame> games, String id, String finding, long marked, boolean saysEnded) {
        this.file = file;
        this.keys = keys;
        this.database = database;
        this.games = games;
        this.id = id;
        this.finding = finding;
        this.marked = marked;
        this.saysEnded = saysEnded;
    }

    /** Has a game written that is known better now. */
    void markChanged(String game) {
        changed.add(game);
        if (unwritten.incrementAndGet() == GROUP) {
            background.execute(this::write);
        }
    }

    /** Begins to write in the background. */
    void start() {
        started = true;
        background.scheduleWithFixedDelay(this::write, INTERVAL_MILLISECONDS, INTERVAL_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    /**
     * Begins the file anew with all games.
     *
     * @param why the reason, for the readers of the file
     * @throws StorageUnavailable if it cannot be written
     */
    void begin(String why) {
        writing.lock();
        try {
            changed.clear();
            var known = new HashMap<>(games);
            database.force();
            file.begin(id, Math.max(marked, file.counter()), known, why, finding);
            saysEnded = false;
            saveMark();
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.manifest-unwritable").with("why", Unavailable.words(failed.getMessage())), failed);
        } finally {
            writing.unlock();
        }
    }

    private void saveMark() {
        marked = file.counter();
        keys.manifest(new ReceiptKeyFile.ManifestMark(id, marked));
    }

    /** Writes the changes since the last time. A change that cannot be written now is written later. */
    void write() {
        if (!changed.isEmpty()) {
            writing.lock();
            try {
                write(false);
            } finally {
                writing.unlock();
            }
        }
    }

    private void write(boolean last) {
        unwritten.set(0);
        var now = new HashMap<String, KnownGame>();
        for (var game : new HashSet<>(changed)) {
            changed.remove(game);
            now.put(game, games.get(game));
        }
        try {
            if (!last) {
                database.force();
            }
            file.add(now, last);
            saysEnded = last;
            if (file.lines() > SPARE_LINES + 2 * games.size() && !last) {
                begin("compacted");
            } else if (last || file.counter() - marked >= UNMARKED_LINES) {
                saveMark();
            }
            failing = false;
        } catch (IOException | RuntimeException failed) {
            changed.addAll(now.keySet());
            if (!failing) {
                LOG.warn("The manifest of the games was not written, and is written later: {}", failed.getMessage());
            }
            failing = true;
        }
    }

    /** Stops writing in the background; what is known is written. */
    void pause() {
        background.shutdown();
        try {
            background.awaitTermination(INTERVAL_MILLISECONDS * 10L, TimeUnit.MILLISECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        if (started) {
            write();
        }
    }

    /** Ends after the service has ended as it should and knew everything: the last line says so. */
    void end() {
        background.shutdownNow();
        writing.lock();
        try {
            if (started && (!saysEnded || !changed.isEmpty())) {
                write(true);
            }
        } finally {
            writing.unlock();
        }
    }

    @Override
    public void close() {
        background.shutdownNow();
        writing.lock();
        try {
            file.close();
        } catch (IOException failed) {
            LOG.warn("The manifest of the games was not closed: {}", failed.getMessage());
        } finally {
            writing.unlock();
        }
    }
}
