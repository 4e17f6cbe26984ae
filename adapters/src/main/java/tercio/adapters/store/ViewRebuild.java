package tercio.adapters.store;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.messaging.StreamableMessageSource;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.Progress;
import tercio.domain.sentence.Sentence;
import tercio.projections.StoredViews;

/**
 * Makes the stored views of all games again.
 *
 * <p>Decided: game by game, and not by sending all events through the processor again. The stored views of a game are made of its
 * history at present; the stream would read every event once more for each worker, only to learn which games there are. The
 * processor is set back to the first event while this lasts: after an interruption it makes the games again, from the checkpoints
 * that are stored by then.
 */
final class ViewRebuild {

    private static final long A_WHILE = 5_000_000;
    /** Longer than a service that ended keeps its claims. */
    private static final Duration LONGEST_CLAIM = Duration.ofSeconds(30);

    private final TrackingEventProcessor processor;
    private final int workers;
    private final boolean shared;
    private final StoredViews views;
    private final ViewTokens tokens;
    private final JdbcTemplate rows;

    /**
     * A rebuild.
     *
     * @param workers the number of workers of the processor, and of games that are made at the same time
     * @param shared whether other services of the database may make views, too
     */
    ViewRebuild(TrackingEventProcessor processor, int workers, boolean shared, StoredViews views, ViewTokens tokens, JdbcTemplate rows) {
        this.shared = shared;
        this.processor = processor;
        this.workers = workers;
        this.views = views;
        this.tokens = tokens;
        this.rows = rows;
    }

    /** @throws StorageUnavailable if the storage fails */
    void run(Progress progress) {
        views.runWithoutPauses(() -> {
            awaitWorkers(progress);
            processor.shutDown();
        });
        try {
            // After an interruption the processor makes the views of all games, from the first event on.
            processor.resetTokens(StreamableMessageSource::createTailToken);
            remake(progress);
        } finally {
            processor.start();
        }
    }

    /** A processor that is shut down before its workers run loses their segments, and never works again. */
    private void awaitWorkers(Progress progress) {
        long until = System.nanoTime() + LONGEST_CLAIM.toNanos();
        var first = new HashMap<Integer, Long>();
        while (processor.processingStatus().values().stream().filter(status -> runs(status, first)).count() < workers) {
            if (shared && System.nanoTime() > until) {
                throw Unavailable.because(Sentence.of("kernel.storage.views-elsewhere"));
            }
            progress.reportOrStop(0, 1);
            LockSupport.parkNanos(A_WHILE);
        }
    }

    /**
     * Whether a worker has read from the stream.
     *
     * @param first the positions at which the workers were seen first
     */
    private static boolean runs(EventTrackerStatus worker, Map<Integer, Long> first) {
        if (worker.isErrorState()) {
            throw unavailable(worker.getError());
        }
        long position = worker.getCurrentPosition().orElse(-1);
        var before = first.putIfAbsent(worker.getSegment().getSegmentId(), position);
        return worker.isCaughtUp() || before != null && before != position;
    }

    private static StorageUnavailable unavailable(Throwable failed) {
        return Unavailable.because(Sentence.of("kernel.storage.views-unmade").with("why",
                DatabaseFault.reason(failed).isPresent() ? DatabaseFault.words(failed) : Unavailable.words(failed.getMessage())), failed);
    }

    private void finish(RemainingGames games, TrackingToken end) {
        if (games.isFinished()) {
            tokens.moveTo(end);
        }
    }

    private void remake(Progress progress) {
        // Before the games are listed: the processor brings what is stored of a game meanwhile.
        var end = tokens.end();
        var games = new RemainingGames(rows.query("select aggregateIdentifier, max(sequenceNumber) + 1 from DomainEventEntry"
                + " group by aggregateIdentifier", (row, number) -> new RemainingGames.Game(row.getString(1), row.getInt(2))));
        try (var threads = Executors.newFixedThreadPool(workers,
                Connections.ofWorkers(Thread.ofPlatform().daemon().name("rebuild-", 1).factory()))) {
            var all = CompletableFuture.allOf(IntStream.range(0, workers)
                    .mapToObj(worker -> CompletableFuture.runAsync(() -> games.each(views::rebuild), threads))
                    .toArray(CompletableFuture[]::new)).thenRunAsync(() -> finish(games, end), threads);
            try {
                while (!all.isDone()) {
                    progress.reportOrStop(games.doneEvents(), games.events());
                    LockSupport.parkNanos(A_WHILE);
                }
            } finally {
                games.stop();
                all.exceptionally(failed -> null).join();
            }
            all.join();
        } catch (CompletionException failed) {
            throw unavailable(failed.getCause());
        }
        progress.reportOrStop(games.events(), games.events());
    }
}
