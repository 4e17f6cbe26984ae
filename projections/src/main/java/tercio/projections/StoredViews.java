package tercio.projections;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventhandling.ResetHandler;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import tercio.domain.game.Viewer;

/**
 * Stores each view of a game as it is at present, and the checkpoints of its history. A tracking processor drives it with the
 * stream of events, in batches, and goes on where it stopped.
 *
 * <p>The stream says which games have new events. The events themselves are those of the game's history: it has them from the
 * commit or reads them from the event log, because the stream does not carry explanations, which stand in a column of their own.
 */
public final class StoredViews {

    /** The name of the processor. */
    public static final String NAME = "views";

    private static final long SHORTEST_PAUSE = Duration.ofMillis(250).toNanos();
    private static final long LONGEST_PAUSE = Duration.ofSeconds(2).toNanos();

    /** A worker takes at most one part in this many of the time of a core, however much is played. */
    private static final int SHARE = 16;

    private static final int GAMES_REMEMBERED = 10_000;
    private static final String TOUCHED = "games with new events";

    private final GameHistories histories;
    private final Views views;
    private final Summaries summaries;
    private final ViewStore store;
    private final SetAside setAside;
    private final CheckpointStore checkpoints;
    /** The position at which the views of a game were stored last. */
    private final Cache<String, Integer> kept = Caffeine.newBuilder().maximumSize(GAMES_REMEMBERED).build();

    public StoredViews(GameHistories histories, Views views, Summaries summaries, ViewStore store, CheckpointStore checkpoints,
            SetAside setAside) {
        this.histories = histories;
        this.views = views;
        this.summaries = summaries;
        this.store = store;
        this.checkpoints = checkpoints;
        this.setAside = setAside;
    }

    /** Collects the games of a batch. The views of each game are stored once for the whole batch. */
    @EventHandler
    void on(DomainEventMessage<?> event, UnitOfWork<?> work) {
        work.<Map<String, Integer>>getOrComputeResource(TOUCHED, first -> {
            var games = new LinkedHashMap<String, Integer>();
            work.onPrepareCommit(batch -> {
                long start = System.nanoTime();
                var made = new HashMap<String, Integer>();
                games.forEach((game, newest) -> keep(game, newest).ifPresent(position -> made.put(game, position)));
                batch.afterCommit(done -> kept.putAll(made));
                // The checkpoints that these histories believe to be stored are not.
                batch.onRollback(undone -> games.keySet().forEach(histories::forget));
                if (!ReplayToken.isReplay(event)) {
                    long pause = Math.clamp(SHARE * (System.nanoTime() - start), SHORTEST_PAUSE, LONGEST_PAUSE);
                    // What happens in the next moment comes as one batch: no reader waits for stored views.
                    batch.afterCommit(done -> LockSupport.parkNanos(pause));
                }
            });
            return games;
        }).merge(event.getAggregateIdentifier(), (int) event.getSequenceNumber() + 1, Math::max);
    }

    /**
     * Stores the views of one game, which has reached a position. A game that cannot be shown is set aside and the others go on. Where the storage fails, the
     * whole batch is tried again later.
     */
    private Optional<Integer> keep(String game, int newest) {
        if (setAside.reason(game).isPresent()) {
            return Optional.empty();
        }
        try {
            return shown(game, newest);
        } catch (RuntimeException | StackOverflowError failed) {
            if (StorageFailure.is(failed)) {
                throw failed;
            }
            histories.forget(game);
            setAside.put(game, "it cannot be shown: " + told(failed));
            return Optional.empty();
        }
    }

    private static String told(Throwable failed) {
        var name = failed.getClass().getSimpleName();
        return failed.getMessage() == null ? name : name + ", " + failed.getMessage().lines().findFirst().orElse("");
    }

    /** The position whose views were stored; empty where they are stored already, as in a rebuild, which reads a game at once. */
    private Optional<Integer> shown(String game, int newest) {
        return histories.upTo(game, newest).filter(history -> !Integer.valueOf(history.position()).equals(kept.getIfPresent(game))).map(history -> {
            int now = history.position();
            // All bodies are made before the first is stored: of a game that cannot be shown nothing is stored.
            bodies(game, history, now).forEach((name, body) -> store.keep(game, name, now, body));
            history.saveCheckpoints();
            return now;
        });
    }

    /** The summary is for everybody. Views of a game that keeps secrets are not stored, because each viewer gets another one. */
    private Map<String, Object> bodies(String game, LoadedHistory history, int now) {
        var bodies = new LinkedHashMap<String, Object>();
        if (!history.opening().keepsSecrets()) {
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
