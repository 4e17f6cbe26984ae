package tercio.projections;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventhandling.ResetHandler;
import org.axonframework.messaging.unitofwork.UnitOfWork;

/** Keeps a copy of each view at present. It follows the stream of events, in batches, and starts where it stopped. */
public final class StoredViews {

    /** The name of the processor that drives it. */
    public static final String NAME = "views";

    private static final long SHORTEST_PAUSE = Duration.ofMillis(250).toNanos();
    private static final long LONGEST_PAUSE = Duration.ofMillis(500).toNanos();

    /** The copies take at most one part in so many of the time of a core, whatever is played. */
    private static final int SHARE = 8;

    private static final String TOUCHED = "games touched";

    private final Chronicles chronicles;
    private final Views views;
    private final Summaries summaries;
    private final ViewStore store;

    public StoredViews(Chronicles chronicles, Views views, Summaries summaries, ViewStore store) {
        this.chronicles = chronicles;
        this.views = views;
        this.summaries = summaries;
        this.store = store;
    }

    /** Notes the game; its views are made once for the whole batch. */
    @EventHandler
    void on(DomainEventMessage<?> event, UnitOfWork<?> work) {
        work.<Set<String>>getOrComputeResource(TOUCHED, first -> {
            var games = new LinkedHashSet<String>();
            work.onPrepareCommit(batch -> {
                long start = System.nanoTime();
                games.forEach(this::keep);
                if (!ReplayToken.isReplay(event)) {
                    long pause = Math.clamp(SHARE * (System.nanoTime() - start), SHORTEST_PAUSE, LONGEST_PAUSE);
                    // What happens in the next moment comes as one batch: no reader waits for these copies.
                    batch.afterCommit(done -> LockSupport.parkNanos(pause));
                }
            });
            return games;
        }).add(event.getAggregateIdentifier());
    }

    private void keep(String game) {
        chronicles.grown(game);
        chronicles.of(game).ifPresent(chronicle -> {
            int now = chronicle.position();
            for (var name : views.names(chronicle)) {
                views.body(chronicle, name, List.of(), now).ifPresent(body -> store.keep(game, name, now, body));
            }
            store.keep(game, Summaries.NAME, now, summaries.of(game, chronicle));
        });
    }

    @ResetHandler
    void forget() {
        store.clear();
    }
}
