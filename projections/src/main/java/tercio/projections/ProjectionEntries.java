package tercio.projections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.UndoHistory;

/** The entries of all projections of one game: loaded from the stored pages, and made from the events after them. */
final class ProjectionEntries<S> {

    private final String game;
    private final CheckpointStore checkpoints;
    private final int stored;
    private final List<EventProjection<S, ?>> projections;
    private final Source<S> source;
    /** The entries by the name of the projection. */
    private final Map<String, Entries> entries = new HashMap<>();
    /** The position up to which entries were made. */
    private int projected;
    private volatile int held;

    /** Source of the events and boards of which entries are made. */
    interface Source<S> {

        /** Loads events before they are used one by one. */
        void read(int from, int to);

        RecordedEvent event(int position);

        /** The board before the event at a position. */
        S boardBefore(UndoHistory history, int position);
    }

    /** The entries of one projection. */
    private static final class Entries {
        private final List<ProjectionEntry> fromStore = new ArrayList<>();
        private final List<ProjectionEntry> fresh = new ArrayList<>();
        private int pagesLoaded;
    }

    /**
     * Starts with the stored entries.
     *
     * @param stored up to which position, the last of a page, entries are stored
     */
    ProjectionEntries(String game, CheckpointStore checkpoints, int stored, List<EventProjection<S, ?>> projections,
            Source<S> source) {
        this.game = game;
        this.checkpoints = checkpoints;
        this.stored = stored;
        this.projections = projections;
        this.source = source;
        projected = stored;
        projections.forEach(projection -> entries.put(projection.name(), new Entries()));
    }

    /** The number of entries in memory. */
    int sizeInMemory() {
        return held;
    }

    /** The entries of the events in effect at a position. */
    <N extends ProjectionEntry> List<N> inEffect(EventProjection<S, N> projection, UndoHistory history, int position) {
        var events = new BitSet(position + 1);
        for (int event = history.head(position); event != 0; event = history.predecessorOf(event)) {
            events.set(event);
        }
        return select(projection, history, position, events);
    }

    /** The entries of all events up to a position, undone events included. */
    <N extends ProjectionEntry> List<N> upTo(EventProjection<S, N> projection, UndoHistory history, int position) {
        var events = new BitSet(position + 1);
        events.set(1, position + 1);
        return select(projection, history, position, events);
    }

    private <N extends ProjectionEntry> List<N> select(
            EventProjection<S, N> projection, UndoHistory history, int position, BitSet events) {
        load(projection, Math.min(position, stored));
        project(history, position);
        var picked = new ArrayList<N>();
        addMatching(projection, entries.get(projection.name()).fromStore, position, events, picked);
        addMatching(projection, entries.get(projection.name()).fresh, position, events, picked);
        return picked;
    }

    private static <N extends ProjectionEntry> void addMatching(
            EventProjection<?, N> projection, List<ProjectionEntry> from, int position, BitSet events, List<N> into) {
        for (var entry : from.subList(0, countBefore(from, position + 1))) {
            if (events.get(entry.position())) {
                into.add(projection.type().cast(entry));
            }
        }
    }

    private <N extends ProjectionEntry> void load(EventProjection<S, N> projection, int position) {
        var mine = entries.get(projection.name());
        int wanted = (position + CheckpointStore.PAGE - 1) / CheckpointStore.PAGE;
        if (wanted > mine.pagesLoaded) {
            var more = checkpoints.entries(game, projection.name(), mine.pagesLoaded, wanted - 1, projection.type());
            mine.fromStore.addAll(more);
            mine.pagesLoaded = wanted;
            held += more.size();
        }
    }

    private void project(UndoHistory history, int position) {
        if (position > projected) {
            source.read(projected + 1, position);
        }
        for (; projected < position; projected++) {
            var event = source.event(projected + 1);
            if (!(event.fact() instanceof KernelEvent || event.fact() instanceof HiddenEvent)) {
                project(event, source.boardBefore(history, event.position()));
            }
        }
    }

    private void project(RecordedEvent event, S before) {
        for (var projection : projections) {
            var made = projection.entries(before, event);
            entries.get(projection.name()).fresh.addAll(made);
            held += made.size();
        }
    }

    /** The entries from a position to another, for a page that is not stored yet. */
    List<CheckpointStore.PageEntries<?>> pageEntries(UndoHistory history, int from, int to) {
        project(history, to);
        return projections.stream().<CheckpointStore.PageEntries<?>>map(projection -> entriesBetween(projection, from, to)).toList();
    }

    private <N extends ProjectionEntry> CheckpointStore.PageEntries<N> entriesBetween(EventProjection<S, N> projection, int from, int to) {
        var fresh = entries.get(projection.name()).fresh;
        return new CheckpointStore.PageEntries<>(projection.name(), projection.type(),
                fresh.subList(countBefore(fresh, from), countBefore(fresh, to + 1)).stream().map(projection.type()::cast).toList());
    }

    /** The number of entries before a position; they are in the order of position. */
    private static int countBefore(List<ProjectionEntry> entries, int position) {
        int low = 0;
        int high = entries.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (entries.get(middle).position() < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
