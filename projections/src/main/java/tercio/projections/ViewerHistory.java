package tercio.projections;

import java.time.Instant;
import java.util.AbstractList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Supplier;
import tercio.application.place.Places;
import tercio.application.record.BoundedLock;
import tercio.application.record.Disclosure;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.UndoHistory;
import tercio.domain.game.Viewer;

/**
 * The history of a game with secrets as one viewer may see it: events without hidden parts, boards as the viewer knows
 * them, and entries made of these. Entries are never stored, because the stored ones are complete.
 */
final class ViewerHistory<S, E extends Event> implements GameHistory {

    private final LoadedHistory whole;
    private final Ruleset<S, ?, E, ?> ruleset;
    private final Viewer viewer;
    private final Disclosure disclosure;
    private final GameOpening opening;
    private final ProjectionEntries<S> projected;
    private final BoundedLock reading = new BoundedLock();

    ViewerHistory(LoadedHistory whole, Ruleset<S, ?, E, ?> ruleset, Viewer viewer, Disclosure disclosure,
            List<EventProjection<S, ?>> projections) {
        this.whole = whole;
        this.ruleset = ruleset;
        this.viewer = viewer;
        this.disclosure = disclosure;
        opening = new GameOpening((GameOpened) event(1).fact(), ruleset);
        projected = new ProjectionEntries<>("", new NoCheckpoints(), 0, projections, new ViewerEntrySource());
    }

    private RecordedEvent event(int position) {
        return disclosure.asSeenBy(whole.event(position), viewer);
    }

    /** An event as it may be seen now: parts revealed since are seen by all. */
    private RecordedEvent visibleEvent(int position) {
        var event = whole.event(position);
        var secrets = event.fact().secrets();
        // An event undone in secret was never revealed.
        boolean undone = whole.undoHistory().undoneBy(position) != 0;
        if (event.fact() instanceof KernelEvent || secrets.isEmpty() || undone || !isRevealed(event)) {
            return disclosure.asSeenBy(event, viewer);
        }
        var seeing = new HashSet<>(viewer.parties());
        secrets.forEach(secret -> seeing.addAll(secret.parties()));
        return disclosure.asSeenBy(event, Viewer.of(seeing));
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private boolean isRevealed(RecordedEvent event) {
        return ruleset.isRevealed(whole.<S>boardAfter(whole.undoHistory().predecessorOf(event.position())), (E) event.fact(),
                whole.board(ruleset, whole.position()));
    }

    /** The number of projection entries in memory. */
    int sizeInMemory() {
        return projected.sizeInMemory();
    }

    @Override
    public Viewer viewer() {
        return viewer;
    }

    @Override
    public GameOpening opening() {
        return opening;
    }

    @Override
    public int position() {
        return whole.position();
    }

    @Override
    public UndoHistory undoHistory() {
        return whole.undoHistory();
    }

    @Override
    public Places places() {
        return whole.places();
    }

    @Override
    public List<RecordedEvent> events() {
        int size = whole.position();
        return new AbstractList<>() {
            @Override
            public RecordedEvent get(int index) {
                return visibleEvent(index + 1);
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    @Override
    public <T> GameAtPosition<T> at(Ruleset<T, ?, ?, ?> rules, int position) {
        return new At<>(this, rules, position);
    }

    @Override
    public <T, N extends ProjectionEntry> List<N> entriesUpTo(EventProjection<T, N> projection, int position) {
        return withLock(() -> this.<T>projectionEntries().upTo(projection, whole.undoHistory(), position));
    }

    @Override
    public int positionAt(Instant instant) {
        return whole.positionAt(instant);
    }

    private record At<T>(ViewerHistory<?, ?> history, Ruleset<T, ?, ?, ?> rules, int position) implements GameAtPosition<T> {

        @Override
        public T start() {
            return rules.asSeenBy(history.whole.at(rules, 0).start(), history.viewer);
        }

        @Override
        public T board() {
            return rules.asSeenBy(history.whole.board(rules, position), history.viewer);
        }

        @Override
        public <N extends ProjectionEntry> List<N> entries(EventProjection<T, N> projection) {
            return history.withLock(() -> history.<T>projectionEntries().inEffect(projection, history.whole.undoHistory(), position));
        }
    }

    /** Source of entries from what the viewer may see. */
    private final class ViewerEntrySource implements ProjectionEntries.Source<S> {

        @Override
        public void read(int from, int to) {
            whole.read(from, to);
        }

        @Override
        public RecordedEvent event(int position) {
            return ViewerHistory.this.event(position);
        }

        @Override
        public S boardBefore(UndoHistory history, int position) {
            return ruleset.asSeenBy(whole.<S>boardAfter(history.predecessorOf(position)), viewer);
        }
    }

    @SuppressWarnings("unchecked") // of the ruleset of the game
    private <T> ProjectionEntries<T> projectionEntries() {
        return (ProjectionEntries<T>) projected;
    }

    private <T> T withLock(Supplier<T> read) {
        return reading.holding(read);
    }
}
