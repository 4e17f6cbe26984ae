package tercio.projections;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Course;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.ruling.Readings;

/**
 * The boards of one game, as its ruleset evolves them. One is kept every {@value #STRIDE} events, some lie on the shelf; the
 * others are folded from the nearest before them.
 */
final class Boards<S, E extends Event> {

    private static final int STRIDE = 64;

    private final Ruleset<S, ?, E, ?> rules;
    private final String game;
    private final CheckpointStore shelf;
    private final LoadedEvents entries;
    private final S start;
    private final Set<Integer> shelved;
    private final Map<Integer, S> kept = new HashMap<>();
    private int last;
    private S lastBoard;

    private Boards(Ruleset<S, ?, E, ?> rules, S start, String game, CheckpointStore shelf, Set<Integer> shelved, LoadedEvents entries) {
        this.rules = rules;
        this.start = start;
        this.game = game;
        this.shelf = shelf;
        this.shelved = new HashSet<>(shelved);
        this.entries = entries;
        lastBoard = start;
    }

    /** @param shelved after which events a board lies on the shelf */
    static <S, E extends Event, N extends Scenario> Boards<S, E> of(Ruleset<S, ?, E, N> rules, GameOpening opening, String game,
            CheckpointStore shelf, Set<Integer> shelved, LoadedEvents entries) {
        var scenario = rules.scenarioType().cast(opening.event().scenario());
        return new Boards<>(rules, rules.start(scenario, new Readings(opening.event().readings())), game, shelf, shelved, entries);
    }

    S start() {
        return start;
    }

    /** @param event 0 for the board before the first one */
    S after(Course course, int event) {
        Deque<Integer> pending = new ArrayDeque<>();
        int at = event;
        var reached = known(at);
        while (reached.isEmpty()) {
            pending.push(at);
            at = course.before(at);
            reached = known(at);
        }
        read(pending);
        S board = reached.get();
        for (int next : pending) {
            board = evolve(board, entries.get(next - 1));
            if (course.depth(next) % STRIDE == 0) {
                kept.put(next, board);
            }
        }
        last = event;
        lastBoard = board;
        return board;
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private S evolve(S board, RecordedEvent event) {
        return rules.evolve(board, (E) event.fact());
    }

    private Optional<S> known(int event) {
        if (event == last) {
            return Optional.of(lastBoard);
        }
        if (event == 0) {
            return Optional.of(start);
        }
        var mine = Optional.ofNullable(kept.get(event));
        if (mine.isPresent() || !shelved.contains(event)) {
            return mine;
        }
        var taken = shelf.board(game, event, rules.stateType());
        taken.ifPresentOrElse(board -> kept.put(event, board), () -> shelved.remove(event));
        return taken;
    }

    /** Events beside each other are read at once. */
    private void read(Deque<Integer> events) {
        int from = 0;
        int to = 0;
        for (int event : events) {
            if (event != to + 1) {
                entries.read(Math.max(from, 1), to);
                from = event;
            }
            to = event;
        }
        entries.read(Math.max(from, 1), to);
    }

    /**
     * The boards to be put on the shelf when a page is full, by their events. However the game went back and forth, no
     * board in effect is further than two pages from the next one on the shelf.
     *
     * @param end the last position of the page
     */
    Map<Integer, Object> due(Course course, int end) {
        Deque<Integer> since = new ArrayDeque<>();
        for (int event = course.head(end); event != 0 && !shelved.contains(event); event = course.before(event)) {
            since.push(event);
        }
        var boards = new HashMap<Integer, Object>();
        int apart = 0;
        int left = since.size();
        for (int event : since) {
            left--;
            apart++;
            if (apart == CheckpointStore.PAGE || left == 0 && apart >= CheckpointStore.PAGE / 2) {
                boards.put(event, after(course, event));
                apart = 0;
            }
        }
        shelved.addAll(boards.keySet());
        return boards;
    }
}
