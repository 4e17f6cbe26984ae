package tercio.adapters.store;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.application.record.EventLog;
import tercio.projections.StoredViews;

/** Makes again what is stored of games of which a row was found that the service did not write: one game after the other, in the background. */
final class RowRepair implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(RowRepair.class);
    private static final int PATIENCE_SECONDS = 10;

    private final StoredViews views;
    private final EventLog log;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final ExecutorService worker = Executors.newSingleThreadExecutor(Connections.ofWorkers(RowRepair::thread));

    RowRepair(UnfitRows unfit, StoredViews views, EventLog log) {
        this.views = views;
        this.log = log;
        unfit.onUnfit(this::schedule);
    }

    /** The first request that finds such a row starts it: it must not hold on to the web application of that request. */
    private static Thread thread(Runnable work) {
        var thread = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("row repair").unstarted(work);
        thread.setContextClassLoader(RowRepair.class.getClassLoader());
        return thread;
    }

    /** A game waits once, however many of its rows were found. */
    private void schedule(String game) {
        if (!worker.isShutdown() && waiting.add(game)) {
            worker.execute(() -> rebuild(game));
        }
    }

    private void rebuild(String game) {
        waiting.remove(game);
        try {
            views.repair(game, () -> log.newest(game));
        } catch (RuntimeException failed) {
            // The next reader of such a row asks for this again.
            LOG.warn("What is stored of game {} was not made again: {}", game, DatabaseFault.reason(failed).orElse(failed.getMessage()));
        }
    }

    @Override
    public void close() {
        worker.shutdownNow();
        try {
            worker.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
