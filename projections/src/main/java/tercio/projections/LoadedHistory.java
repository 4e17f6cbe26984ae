package tercio.projections;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import tercio.application.place.Places;
import tercio.application.record.BoundedLock;
import tercio.application.record.Disclosure;
import tercio.application.record.EventLog;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.UndoHistory;
import tercio.domain.game.Viewer;

/**
 * The complete history of one game. Events, boards and projection entries are loaded when a reader needs them.
 *
 * <p>The undo history of the whole game is in memory. A board is folded from the nearest board that is in memory or stored.
 * Each projection is asked once for each event.
 */
public final class LoadedHistory implements GameHistory {

    private final GameOpening opening;
    private final String game;
    private final CheckpointStore checkpoints;
    private final CheckpointPages stored;
    private final LoadedEvents loaded;
    private final Boards<?, ?> boards;
    private volatile ProjectionEntries<?> projected;
    /** Entries made from the events alone, used when stored entries cannot be read. */
    private final Supplier<ProjectionEntries<?>> fromEvents;
    private final Views views;
    private final Disclosure disclosure;
    private final Map<Viewer, ViewerHistory<?, ?>> byViewer = new ConcurrentHashMap<>();
    private final BoundedLock reading = new BoundedLock();
    /** Counts how often the game has grown. A new history has to be brought up to date once. */
    private final AtomicLong growth = new AtomicLong(1);
    private volatile long seen;
    private volatile UndoHistory undoHistory;
    private int pagesStored;
    private final PlaceTracker places;

    private <S> LoadedHistory(GameOpening opening, String game, CheckpointStore checkpoints, CheckpointPages stored,
            LoadedEvents loaded, Boards<S, ?> boards, Views views, List<EventProjection<S, ?>> projections, Disclosure disclosure) {
        this.opening = opening;
        this.game = game;
        this.checkpoints = checkpoints;
        this.stored = stored;
        this.loaded = loaded;
        this.boards = boards;
        this.views = views;
        this.disclosure = disclosure;
        pagesStored = stored.pages().size();
        places = new PlaceTracker(openingEvent().seats(), stored, loaded);
        projected = new ProjectionEntries<>(game, checkpoints, stored.to(), projections, new CompleteEntrySource<>(loaded, boards));
        fromEvents = () -> new ProjectionEntries<>(game, new NoCheckpoints(), 0, projections, new CompleteEntrySource<>(loaded, boards));
        undoHistory = follow(stored.undoHistory(), loaded.subList(stored.to(), loaded.size()));
    }

    /**
     * Opens the history of a game up to a position.
     *
     * @param newest a position that the game has reached, 1 or more
     */
    static LoadedHistory open(
            String game, GameOpening opening, int newest, EventLog log, CheckpointStore checkpoints, Views views, Disclosure disclosure) {
        var loaded = new LoadedEvents(log, game);
        loaded.reach(newest);
        return open(game, opening, opening.ruleset(), loaded, checkpoints, views, disclosure);
    }

    /**
     * Opens a history whose events have been read.
     *
     * @param events all of them, at least the first
     */
    static LoadedHistory open(String game, GameOpening opening, List<RecordedEvent> events, EventLog log, CheckpointStore checkpoints,
            Views views, Disclosure disclosure) {
        var loaded = new LoadedEvents(log, game);
        loaded.reach(events.size());
        events.forEach(loaded::append);
        return open(game, opening, opening.ruleset(), loaded, checkpoints, views, disclosure);
    }

    private static <S> LoadedHistory open(String game, GameOpening opening, Ruleset<S, ?, ?, ?> rules, LoadedEvents loaded,
            CheckpointStore checkpoints, Views views, Disclosure disclosure) {
        var stored = CheckpointPages.of(game, checkpoints, loaded);
        loaded.read(stored.to() + 1, loaded.size());
        var boards = Boards.of(rules, opening, game, checkpoints, checkpoints.boards(game, stored.to()), loaded);
        return new LoadedHistory(opening, game, checkpoints, stored, loaded, boards, views, views.projections(rules), disclosure);
    }

    private static UndoHistory follow(UndoHistory from, List<RecordedEvent> events) {
        var history = from;
        for (var event : events) {
            history = KernelEvent.advance(history, event.fact());
        }
        return history;
    }

    /** The history for a viewer. */
    public GameHistory seenBy(Viewer viewer) {
        return viewer.all() || !opening.keepsSecrets() ? this : seenBy(viewer, opening.ruleset());
    }

    private <S, E extends Event, N extends Scenario> GameHistory seenBy(Viewer viewer, Ruleset<S, ?, E, N> rules) {
        return byViewer.computeIfAbsent(viewer, first -> new ViewerHistory<>(this, rules, viewer, disclosure, views.projections(rules)));
    }

    @Override
    public Viewer viewer() {
        return Viewer.ALL;
    }

    @Override
    public GameOpening opening() {
        return opening;
    }

    @Override
    public int position() {
        return undoHistory.position();
    }

    @Override
    public UndoHistory undoHistory() {
        return undoHistory;
    }

    @Override
    public Places places() {
        return places.at(position()).orElseGet(() -> withLock(() -> places.followTo(position())));
    }

    @Override
    public List<RecordedEvent> events() {
        return loaded.subList(0, position());
    }

    /** The number of events and projection entries in memory. */
    int sizeInMemory() {
        return loaded.sizeInMemory() + projected.sizeInMemory() + byViewer.values().stream().mapToInt(ViewerHistory::sizeInMemory).sum();
    }

    /** Marks new events that are not in this history yet. */
    void markOutdated() {
        growth.incrementAndGet();
    }

    /** Adds new events. Where they do not follow this history, the missing ones are read when it is next asked for. */
    void addCommitted(List<RecordedEvent> events) {
        add(events);
        if (position() < events.getLast().position()) {
            markOutdated();
        }
    }

    /**
     * Adds the events that were stored since.
     *
     * @param log read only where the game has grown
     */
    void update(EventLog log) {
        long grown = growth.get();
        if (seen < grown) {
            add(log.from(game, position() + 1));
            withLock(() -> seen = Math.max(seen, grown));
        }
    }

    /** Adds events. Those already in the history, or not following it, are skipped. */
    void add(List<RecordedEvent> events) {
        withLock(() -> {
            // Readers see all of the events or none.
            var after = undoHistory;
            for (var event : events) {
                if (event.position() == after.position() + 1) {
                    loaded.append(event);
                    after = KernelEvent.advance(after, event.fact());
                }
            }
            undoHistory = after;
            return null;
        });
    }

    @Override
    public <S> GameAtPosition<S> at(Ruleset<S, ?, ?, ?> rules, int position) {
        return new At<>(this, position);
    }

    /** The complete board after an event, 0 for the board before the first. */
    <S> S boardAfter(int event) {
        return withLock(() -> this.<S>boards().after(undoHistory, event));
    }

    /** The complete event at a position. */
    RecordedEvent event(int position) {
        return loaded.get(position - 1);
    }

    /** Loads events before they are used one by one. */
    void read(int from, int to) {
        loaded.read(from, to);
    }

    @Override
    public <S, N extends ProjectionEntry> List<N> entriesUpTo(EventProjection<S, N> projection, int position) {
        return this.<S, List<N>>entries(projected -> projected.upTo(projection, undoHistory, position));
    }

    private record At<S>(LoadedHistory history, int position) implements GameAtPosition<S> {

        @Override
        public S start() {
            return history.<S>boards().start();
        }

        @Override
        public S board() {
            return history.withLock(() -> history.<S>boards().after(history.undoHistory, history.undoHistory.head(position)));
        }

        @Override
        public <N extends ProjectionEntry> List<N> entries(EventProjection<S, N> projection) {
            return history.<S, List<N>>entries(projected -> projected.inEffect(projection, history.undoHistory, position));
        }
    }

    @SuppressWarnings("unchecked") // of the ruleset of the game
    private <S> Boards<S, ?> boards() {
        return (Boards<S, ?>) boards;
    }

    @SuppressWarnings("unchecked") // of the ruleset of the game
    private <S> ProjectionEntries<S> projectionEntries() {
        return (ProjectionEntries<S>) projected;
    }

    /** Reads entries. Where stored ones cannot be read, all of them are made from the events. */
    private <S, T> T entries(Function<ProjectionEntries<S>, T> read) {
        return withLock(() -> {
            try {
                return read.apply(this.<S>projectionEntries());
            } catch (UnfitCheckpoint unfit) {
                projected = fromEvents.get();
                return read.apply(this.<S>projectionEntries());
            }
        });
    }

    private <T> T withLock(Supplier<T> read) {
        return reading.holding(read);
    }

    private CheckpointStore.PageContents pageContents(int number) {
        int from = number * CheckpointStore.PAGE + 1;
        int to = from + CheckpointStore.PAGE - 1;
        var entries = projected.pageEntries(undoHistory, from, to);
        var events = loaded.subList(from - 1, to);
        var page = new CheckpointStore.Page(number, events.getLast().hash(),
                events.stream().map(event -> event.envelope().at()).min(Comparator.naturalOrder()).orElseThrow(),
                events.stream().flatMap(event -> TimelineChange.of(event).stream()).toList());
        return new CheckpointStore.PageContents(page, entries, boards.boardsToStore(undoHistory, to));
    }

    /** Stores the checkpoint pages that were filled since the last call. */
    void saveCheckpoints() {
        withLock(() -> {
            for (; (pagesStored + 1) * CheckpointStore.PAGE <= undoHistory.position(); pagesStored++) {
                checkpoints.keep(game, pageContents(pagesStored));
            }
            return null;
        });
    }

    @Override
    public int positionAt(Instant instant) {
        for (int position = position(); position > 0; position--) {
            int passed = stored.firstIfAllAfter(instant, position);
            if (passed > 0) {
                position = passed;
            } else if (!loaded.get(position - 1).envelope().at().isAfter(instant)) {
                return position;
            }
        }
        return 0;
    }
}
