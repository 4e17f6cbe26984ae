package tercio.projections;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import tercio.application.record.EventLog;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Course;
import tercio.domain.game.Ruleset;

/**
 * The history of one game as it is read: of it only that is in memory which somebody asked for. It only grows.
 *
 * <p>Which events are in effect where is known of the whole game. A board is folded from the nearest one that is kept, in
 * memory or on the shelf, and what views gather on the way is noted once for each event.
 */
public final class Chronicle {

    private final Opening opening;
    private final String game;
    private final Shelf shelf;
    private final ShelvedPages before;
    private final Entries entries;
    private final Boards<?, ?> boards;
    private final Notebook<?> notebook;
    private final ReentrantLock reading = new ReentrantLock();
    private volatile Course course = Course.START;
    private volatile long growth = -1;
    /** How many pages lie on the shelf. */
    private int shelved;

    private <S> Chronicle(Opening opening, String game, Shelf shelf, ShelvedPages before, Entries entries, Boards<S, ?> boards,
            List<Projection<S, ?>> projections) {
        this.opening = opening;
        this.game = game;
        this.shelf = shelf;
        this.before = before;
        this.entries = entries;
        this.boards = boards;
        shelved = before.pages().size();
        notebook = new Notebook<>(game, shelf, before.to(), projections, entries, boards);
    }

    /**
     * The chronicle of a game as it is at present.
     *
     * @param newest a position that the game has reached, 1 or more
     */
    static Chronicle open(String game, Opening opening, int newest, EventLog archive, Shelf shelf, Views views) {
        return open(game, opening, opening.ruleset(), newest, archive, shelf, views);
    }

    private static <S> Chronicle open(
            String game, Opening opening, Ruleset<S, ?, ?, ?> rules, int newest, EventLog archive, Shelf shelf, Views views) {
        var entries = new Entries(archive, game);
        entries.reach(newest);
        var shelved = ShelvedPages.of(game, shelf, entries);
        entries.read(shelved.to() + 1, newest);
        var boards = Boards.of(rules, opening, game, shelf, shelf.boards(game, shelved.to()), entries);
        var chronicle = new Chronicle(opening, game, shelf, shelved, entries, boards, views.projections(rules));
        var pen = shelved.course();
        entries.subList(shelved.to(), newest).forEach(event -> KernelEvent.follow(pen, event.fact()));
        chronicle.course = pen.done();
        return chronicle;
    }

    public Opening opening() {
        return opening;
    }

    /** How the game was opened. */
    public GameOpened opened() {
        return opening.event();
    }

    /** The newest position that is known here. */
    public int position() {
        return course.position();
    }

    /** Which events are in effect where, up to the newest position known here. */
    public Course course() {
        return course;
    }

    /** All events in order of position. They are read as they are asked for. */
    public List<RecordedEvent> events() {
        return entries.subList(0, position());
    }

    /** How much of it is in memory: events, and notes of them. */
    int held() {
        return entries.held() + notebook.held();
    }

    /** Whether all is in it that had happened when the game had grown that often. */
    boolean holds(long grown) {
        return growth >= grown;
    }

    /**
     * Takes in what happened since; what is known already is passed over.
     *
     * @param grown how often the game had grown before the news were read
     */
    void add(List<RecordedEvent> news, long grown) {
        locked(() -> {
            var pen = course.onward();
            int newest = course.position();
            for (var event : news) {
                if (event.position() == newest + 1) {
                    entries.append(event);
                    KernelEvent.follow(pen, event.fact());
                    newest++;
                }
            }
            if (newest > course.position()) {
                course = pen.done();
            }
            growth = Math.max(growth, grown);
            return null;
        });
    }

    /**
     * The game at a position, 0 up to the newest.
     *
     * @param rules its ruleset
     */
    public <S> Scene<S> scene(Ruleset<S, ?, ?, ?> rules, int position) {
        return new At<>(this, position);
    }

    /** The board at a position, 0 up to the newest. */
    public <S> S board(Ruleset<S, ?, ?, ?> rules, int position) {
        return scene(rules, position).board();
    }

    /** What a projection noted up to a position, with what is undone. */
    <S, N extends Note> List<N> noted(Projection<S, N> projection, int position) {
        return locked(() -> this.<S>notebook().upTo(projection, course, position));
    }

    private record At<S>(Chronicle chronicle, int position) implements Scene<S> {

        @Override
        public S start() {
            return chronicle.<S>boards().start();
        }

        @Override
        public S board() {
            return chronicle.locked(() -> chronicle.<S>boards().after(chronicle.course, chronicle.course.head(position)));
        }

        @Override
        public <N extends Note> List<N> notes(Projection<S, N> projection) {
            return chronicle.locked(() -> chronicle.<S>notebook().inEffect(projection, chronicle.course, position));
        }
    }

    @SuppressWarnings("unchecked") // of the ruleset of the game
    private <S> Boards<S, ?> boards() {
        return (Boards<S, ?>) boards;
    }

    @SuppressWarnings("unchecked") // of the ruleset of the game
    private <S> Notebook<S> notebook() {
        return (Notebook<S>) notebook;
    }

    private <T> T locked(Supplier<T> read) {
        reading.lock();
        try {
            return read.get();
        } finally {
            reading.unlock();
        }
    }

    /** Puts the pages on the shelf that were filled since. */
    void shelve() {
        locked(() -> {
            for (; (shelved + 1) * Shelf.PAGE <= course.position(); shelved++) {
                shelf.keep(game, notebook.filled(course, shelved));
            }
            return null;
        });
    }

    /** The position of the last event at or before an instant, 0 where there is none. */
    public int positionAt(Instant instant) {
        for (int position = position(); position > 0; position--) {
            int passed = before.allAfter(instant, position);
            if (passed > 0) {
                position = passed;
            } else if (!entries.get(position - 1).envelope().at().isAfter(instant)) {
                return position;
            }
        }
        return 0;
    }
}
