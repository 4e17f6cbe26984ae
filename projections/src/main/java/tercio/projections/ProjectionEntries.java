package tercio.projections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Course;

/** What the projections noted of one game: read from the shelf as far as it lies there, written anew from there on. */
final class ProjectionEntries<S> {

    private final String game;
    private final CheckpointStore shelf;
    private final int shelved;
    private final List<EventProjection<S, ?>> projections;
    private final LoadedEvents entries;
    private final Boards<S, ?> boards;
    /** By the name of the projection. */
    private final Map<String, Pages> pages = new HashMap<>();
    private int written;
    private volatile int held;

    /** The notes of one projection. */
    private static final class Pages {
        private final List<ProjectionEntry> fromShelf = new ArrayList<>();
        private final List<ProjectionEntry> fresh = new ArrayList<>();
        /** How many pages were taken from the shelf. */
        private int taken;
    }

    /** @param shelved up to which position, the last of a page, the notes lie on the shelf */
    ProjectionEntries(String game, CheckpointStore shelf, int shelved, List<EventProjection<S, ?>> projections, LoadedEvents entries, Boards<S, ?> boards) {
        this.game = game;
        this.shelf = shelf;
        this.shelved = shelved;
        this.projections = projections;
        this.entries = entries;
        this.boards = boards;
        written = shelved;
        projections.forEach(projection -> pages.put(projection.name(), new Pages()));
    }

    /** How many notes are in memory. */
    int held() {
        return held;
    }

    /** The notes in effect at a position. */
    <N extends ProjectionEntry> List<N> inEffect(EventProjection<S, N> projection, Course course, int position) {
        var events = new BitSet(position + 1);
        for (int event = course.head(position); event != 0; event = course.before(event)) {
            events.set(event);
        }
        return picked(projection, course, position, events);
    }

    /** All notes up to a position, also of what was undone. */
    <N extends ProjectionEntry> List<N> upTo(EventProjection<S, N> projection, Course course, int position) {
        var events = new BitSet(position + 1);
        events.set(1, position + 1);
        return picked(projection, course, position, events);
    }

    private <N extends ProjectionEntry> List<N> picked(EventProjection<S, N> projection, Course course, int position, BitSet events) {
        take(projection, Math.min(position, shelved));
        write(course, position);
        var picked = new ArrayList<N>();
        pick(projection, pages.get(projection.name()).fromShelf, position, events, picked);
        pick(projection, pages.get(projection.name()).fresh, position, events, picked);
        return picked;
    }

    private static <N extends ProjectionEntry> void pick(EventProjection<?, N> projection, List<ProjectionEntry> from, int position, BitSet events, List<N> into) {
        for (var note : from.subList(0, before(from, position + 1))) {
            if (events.get(note.position())) {
                into.add(projection.type().cast(note));
            }
        }
    }

    private <N extends ProjectionEntry> void take(EventProjection<S, N> projection, int position) {
        var mine = pages.get(projection.name());
        int wanted = (position + CheckpointStore.PAGE - 1) / CheckpointStore.PAGE;
        if (wanted > mine.taken) {
            var more = shelf.notes(game, projection.name(), mine.taken, wanted - 1, projection.type());
            mine.fromShelf.addAll(more);
            mine.taken = wanted;
            held += more.size();
        }
    }

    private void write(Course course, int position) {
        if (position > written) {
            entries.read(written + 1, position);
        }
        for (; written < position; written++) {
            var event = entries.get(written);
            if (!(event.fact() instanceof KernelEvent)) {
                note(event, boards.after(course, course.before(event.position())));
            }
        }
    }

    private void note(RecordedEvent event, S before) {
        for (var projection : projections) {
            var notes = projection.notes(before, event);
            pages.get(projection.name()).fresh.addAll(notes);
            held += notes.size();
        }
    }

    /** A full page that is not on the shelf yet, as it is put there. */
    CheckpointStore.Filled filled(Course course, int number) {
        int from = number * CheckpointStore.PAGE + 1;
        int to = from + CheckpointStore.PAGE - 1;
        write(course, to);
        var events = entries.subList(from - 1, to);
        var page = new CheckpointStore.Page(number, events.getLast().hash(),
                events.stream().map(event -> event.envelope().at()).min(Comparator.naturalOrder()).orElseThrow(),
                events.stream().flatMap(event -> TimelineChange.of(event).stream()).toList());
        return new CheckpointStore.Filled(page, projections.stream().<CheckpointStore.Noted<?>>map(projection -> noted(projection, from, to)).toList(),
                boards.due(course, to));
    }

    private <N extends ProjectionEntry> CheckpointStore.Noted<N> noted(EventProjection<S, N> projection, int from, int to) {
        var fresh = pages.get(projection.name()).fresh;
        return new CheckpointStore.Noted<>(projection.name(), projection.type(),
                fresh.subList(before(fresh, from), before(fresh, to + 1)).stream().map(projection.type()::cast).toList());
    }

    /** How many of the notes, which are in the order of position, stand before a position. */
    private static int before(List<ProjectionEntry> notes, int position) {
        int low = 0;
        int high = notes.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (notes.get(middle).position() < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
