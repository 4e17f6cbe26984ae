package tercio.projections;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventhandling.ResetHandler;
import org.axonframework.messaging.unitofwork.UnitOfWork;

/** Keeps a copy of each view at present, and fills the shelf. It follows the stream of events, in batches, and starts where it stopped. */
public final class StoredViews {

    /** The name of the processor that drives it. */
    public static final String NAME = "views";

    private static final long SHORTEST_PAUSE = Duration.ofMillis(250).toNanos();
    private static final long LONGEST_PAUSE = Duration.ofSeconds(2).toNanos();

    /** The copies take at most one part in so many of the time of a core, whatever is played. */
    private static final int SHARE = 8;

    private static final String TOUCHED = "games touched";

    private final GameHistories histories;
    private final Views views;
    private final Summaries summaries;
    private final ViewStore store;
    private final CheckpointStore shelf;
    private final SetAside setAside;
    /** At which position the copies of a game were last made. */
    private final Map<String, Integer> kept = new HashMap<>();

    public StoredViews(GameHistories histories, Views views, Summaries summaries, ViewStore store, CheckpointStore shelf, SetAside setAside) {
        this.histories = histories;
        this.views = views;
        this.summaries = summaries;
        this.store = store;
        this.shelf = shelf;
        this.setAside = setAside;
    }

    /** Notes the game; its views are made once for the whole batch. */
    @EventHandler
    void on(DomainEventMessage<?> event, UnitOfWork<?> work) {
        work.<Set<String>>getOrComputeResource(TOUCHED, first -> {
            var games = new LinkedHashSet<String>();
            work.onPrepareCommit(batch -> {
                long start = System.nanoTime();
                var made = new HashMap<String, Integer>();
                games.forEach(game -> keep(game).ifPresent(position -> made.put(game, position)));
                batch.afterCommit(done -> kept.putAll(made));
                // What they believe to lie on the shelf does not.
                batch.onRollback(undone -> games.forEach(histories::forget));
                if (!ReplayToken.isReplay(event)) {
                    long pause = Math.clamp(SHARE * (System.nanoTime() - start), SHORTEST_PAUSE, LONGEST_PAUSE);
                    // What happens in the next moment comes as one batch: no reader waits for these copies.
                    batch.afterCommit(done -> LockSupport.parkNanos(pause));
                }
            });
            return games;
        }).add(event.getAggregateIdentifier());
    }

    /**
     * Makes the copies of one game. A game that cannot be shown is set aside and the others go on; where the storage fails,
     * the whole batch is tried again later.
     */
    private Optional<Integer> keep(String game) {
        if (setAside.reason(game).isPresent()) {
            return Optional.empty();
        }
        try {
            return shown(game);
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

    /** The position whose copies were made; empty where they lie there already, as in a rebuild, which reads a game at once. */
    private Optional<Integer> shown(String game) {
        histories.grown(game);
        return histories.of(game).filter(history -> !Integer.valueOf(history.position()).equals(kept.get(game))).map(history -> {
            int now = history.position();
            // All of them before the first is kept: of a game that cannot be shown nothing is.
            var bodies = new LinkedHashMap<String, Object>();
            for (var name : views.names(history)) {
                views.body(history, name, List.of(), now).ifPresent(body -> bodies.put(name, body));
            }
            bodies.put(Summaries.NAME, summaries.of(game, history));
            bodies.forEach((name, body) -> store.keep(game, name, now, body));
            history.saveCheckpoints();
            return now;
        });
    }

    @ResetHandler
    void forget() {
        kept.clear();
        histories.forget();
        store.clear();
        shelf.clear();
        setAside.clear();
    }
}
