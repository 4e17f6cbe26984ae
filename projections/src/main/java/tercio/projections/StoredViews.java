package tercio.projections;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventhandling.ResetHandler;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/**
 * Stores the current views of each game and the checkpoints of its history. A tracking processor drives it with the stream of
 * events, in batches, and continues where it stopped.
 *
 * <p>The views of a game that is played on fast are stored when it pauses. Stored ones may always be older than the game: readers ask at which position
 * they are.
 *
 * <p>The stream names the games that have new events. The events themselves are those of the game's history, which has them from
 * the commit or reads them from the event log, because the stream does not carry explanations, which stand in a column of their
 * own.
 */
public final class StoredViews {

    /** The name of the processor. */
    public static final String NAME = "views";

    private static final int GAMES_REMEMBERED = 10_000;
    private static final String TOUCHED = "games with new events";

    private final GameHistories histories;
    private final Views views;
    private final Summaries summaries;
    private final ViewStore store;
    private final SetAside setAside;
    private final CheckpointStore checkpoints;
    private final TransactionManager transactions;
    private final WorkerPause pause = new WorkerPause();
    /** The time after which no game is begun; empty while the service goes on. */
    private volatile Optional<Long> endsAt = Optional.empty();
    /** The last position at which the views of a game were stored. */
    private final Cache<String, Integer> kept = Caffeine.newBuilder().maximumSize(GAMES_REMEMBERED).build();

    public StoredViews(GameHistories histories, Views views, Summaries summaries, ViewStore store, CheckpointStore checkpoints,
            SetAside setAside, TransactionManager transactions) {
        this.histories = histories;
        this.views = views;
        this.summaries = summaries;
        this.store = store;
        this.checkpoints = checkpoints;
        this.setAside = setAside;
        this.transactions = transactions;
    }

    /** Collects the games of a batch. The views of each game are stored once for the whole batch. */
    @EventHandler
    void on(DomainEventMessage<?> event, UnitOfWork<?> work) {
        work.<Map<String, Integer>>getOrComputeResource(TOUCHED, first -> {
            var games = new LinkedHashMap<String, Integer>();
            work.onPrepareCommit(batch -> {
                long start = System.nanoTime();
                var made = new HashMap<String, Integer>();
                games.forEach((game, newest) -> {
                    requireGoingOn();
                    storeUpTo(game, newest).ifPresent(position -> made.put(game, position));
                });
                batch.afterCommit(done -> kept.putAll(made));
                // A rollback invalidates the histories' knowledge of stored checkpoints.
                batch.onRollback(undone -> games.keySet().forEach(histories::forget));
                if (!ReplayToken.isReplay(event)) {
                    // Events of the next moment then come as one batch: no reader waits for stored views.
                    long worked = System.nanoTime() - start;
                    batch.afterCommit(done -> pause.pauseAfter(worked));
                }
            });
            return games;
        }).merge(event.getAggregateIdentifier(), (int) event.getSequenceNumber() + 1, Math::max);
    }

    /**
     * Rebuilds the stored views of one game, in a transaction of its own. Its events are read once, and its history is not kept in
     * memory.
     */
    public void rebuild(String game) {
        transactions.fetchInTransaction(() -> orSetAside(game,
                () -> setAside.checkedEvents(game).map(events -> store(game, histories.of(game, events)))))
                .ifPresent(position -> kept.put(game, position));
    }

    /**
     * Rebuilds the views and checkpoints of a game of which a row was lost or changed.
     *
     * @param newest gives the newest position of the game: a worker may have stored newer views meanwhile, which older ones overwrote
     */
    public void repair(String game, IntSupplier newest) {
        int made;
        do {
            made = transactions.fetchInTransaction(() -> {
                store.clear(game);
                checkpoints.clear(game);
                return orSetAside(game, () -> setAside.checkedEvents(game).map(events -> store(game, histories.of(game, events)))).orElse(Integer.MAX_VALUE);
            });
        } while (made < newest.getAsInt());
    }

    /** Runs something while the workers of the processor make no pauses. */
    public void runWithoutPauses(Runnable urgent) {
        pause.runWithoutPause(urgent);
    }

    /**
     * Has the workers end: they make no pauses from now on, and a batch that is under way after some time is taken back after the game that it is
     * at. The next start makes it again. A batch of many games could last longer than the store is kept open for it.
     *
     * @param patience the time that a batch may still take
     */
    public void end(Duration patience) {
        endsAt = Optional.of(System.nanoTime() + patience.toNanos());
        pause.end();
    }

    private void requireGoingOn() {
        if (endsAt.filter(end -> System.nanoTime() - end >= 0).isPresent()) {
            throw new IllegalStateException("the views of this batch are stored after the next start, because the service ends");
        }
    }

    /**
     * Stores the views of one game up to a position. Empty where they are stored already, as where the stream is read from
     * its beginning: the first event of a game brings the views of its newest position. Empty also where the game is played on.
     */
    private Optional<Integer> storeUpTo(String game, int newest) {
        var known = kept.getIfPresent(game);
        if (known != null && known >= newest || setAside.reason(game).isPresent()) {
            return Optional.empty();
        }
        return orSetAside(game, () -> histories.upTo(game, newest).filter(history -> !isPlayedOn(history, known, newest)).map(history -> store(game, history)));
    }

    /**
     * Whether a game has more events already than a batch brought. A later batch brings these, so that its views are not stored in between, unless
     * many events have come since they were: where many games were played at once, a seventh of all work went into views that nobody read.
     *
     * @param known the position at which they were stored last; null where that is not known
     */
    private static boolean isPlayedOn(LoadedHistory history, Integer known, int newest) {
        return known != null && history.position() > newest && newest - known < CheckpointStore.PAGE;
    }

    /**
     * Sets a game aside that cannot be shown, so that the others go on. Where the storage fails, all of the work is tried again later.
     */
    private Optional<Integer> orSetAside(String game, Supplier<Optional<Integer>> work) {
        try {
            return work.get();
        } catch (RuntimeException | StackOverflowError failed) {
            if (StorageFailure.is(failed)) {
                throw failed;
            }
            histories.forget(game);
            setAside.put(game, Texts.englishPhrase(Sentence.of("kernel.aside.not-shown").with("why", new Text(describe(failed)))));
            return Optional.empty();
        }
    }

    private static String describe(Throwable failed) {
        var name = failed.getClass().getSimpleName();
        return failed.getMessage() == null ? name : name + ", " + failed.getMessage().lines().findFirst().orElse("");
    }

    /**
     * Stores the views and checkpoints of a game.
     *
     * @return the position that it has reached
     */
    private int store(String game, LoadedHistory history) {
        int now = history.position();
        boolean rests = store.rests(game, now);
        // All bodies are made before the first is stored: of a game that cannot be shown nothing is stored.
        bodies(game, history, now, rests).forEach((name, body) -> store.keep(game, name, now, body));
        if (!rests) {
            history.saveCheckpoints();
        }
        return now;
    }

    /**
     * The summary is for everybody. Views of a game that keeps secrets are not stored, because each viewer gets another one.
     *
     * @param rests whether the game rests, so that its views are not stored either
     */
    private Map<String, Object> bodies(String game, LoadedHistory history, int now, boolean rests) {
        var bodies = new LinkedHashMap<String, Object>();
        if (!rests && !history.opening().keepsSecrets()) {
            for (var name : views.names(history)) {
                views.body(history, name, List.of(), now).ifPresent(body -> bodies.put(name, body));
            }
        }
        bodies.put(Summaries.NAME, summaries.of(game, history.seenBy(Viewer.PUBLIC)));
        return bodies;
    }

    /** Deletes everything that is stored, before the events are delivered again. */
    @ResetHandler
    void forget() {
        kept.invalidateAll();
        histories.forget();
        store.clear();
        checkpoints.clear();
        setAside.clear();
    }
}
