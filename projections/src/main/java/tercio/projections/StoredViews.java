package tercio.projections;

import java.time.Duration;
import java.util.HashMap;
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

    private final Chronicles chronicles;
    private final Views views;
    private final Summaries summaries;
    private final ViewStore store;
    private final Shelf shelf;
    /** At which position the copies of a game were last made. */
    private final Map<String, Integer> kept = new HashMap<>();

    public StoredViews(Chronicles chronicles, Views views, Summaries summaries, ViewStore store, Shelf shelf) {
        this.chronicles = chronicles;
        this.views = views;
        this.summaries = summaries;
        this.store = store;
        this.shelf = shelf;
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
                batch.onRollback(undone -> games.forEach(chronicles::forget));
                if (!ReplayToken.isReplay(event)) {
                    long pause = Math.clamp(SHARE * (System.nanoTime() - start), SHORTEST_PAUSE, LONGEST_PAUSE);
                    // What happens in the next moment comes as one batch: no reader waits for these copies.
                    batch.afterCommit(done -> LockSupport.parkNanos(pause));
                }
            });
            return games;
        }).add(event.getAggregateIdentifier());
    }

    /** The position whose copies were made; empty where they lie there already, as in a rebuild, which reads a game at once. */
    private Optional<Integer> keep(String game) {
        chronicles.grown(game);
        return chronicles.of(game).filter(chronicle -> !Integer.valueOf(chronicle.position()).equals(kept.get(game))).map(chronicle -> {
            int now = chronicle.position();
            for (var name : views.names(chronicle)) {
                views.body(chronicle, name, List.of(), now).ifPresent(body -> store.keep(game, name, now, body));
            }
            store.keep(game, Summaries.NAME, now, summaries.of(game, chronicle));
            chronicle.shelve();
            return now;
        });
    }

    @ResetHandler
    void forget() {
        kept.clear();
        chronicles.forget();
        store.clear();
        shelf.clear();
    }
}
