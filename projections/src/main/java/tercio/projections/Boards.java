package tercio.projections;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.UndoHistory;
import tercio.domain.ruling.Readings;

/**
 * The boards of one game. A board is kept in memory every {@value #STRIDE} events, and some boards are stored; the others are
 * folded from the nearest board before them.
 */
final class Boards<S, E extends Event> {

    private static final int STRIDE = 64;

    private final Ruleset<S, ?, E, ?> rules;
    private final String game;
    private final CheckpointStore checkpoints;
    private final LoadedEvents loaded;
    private final S start;
    private final Set<Integer> stored;
    private final Map<Integer, S> kept = new HashMap<>();
    private int last;
    private S lastBoard;

    private Boards(Ruleset<S, ?, E, ?> rules, S start, String game, CheckpointStore checkpoints, Set<Integer> stored,
            LoadedEvents loaded) {
        this.rules = rules;
        this.start = start;
        this.game = game;
        this.checkpoints = checkpoints;
        this.stored = new HashSet<>(stored);
        this.loaded = loaded;
        lastBoard = start;
    }

    /** @param stored the events after which a board is stored */
    static <S, E extends Event, N extends Scenario> Boards<S, E> of(Ruleset<S, ?, E, N> rules, GameOpening opening, String game,
            CheckpointStore checkpoints, Set<Integer> stored, LoadedEvents loaded) {
        var scenario = rules.scenarioType().cast(opening.event().scenario());
        var start = rules.start(opening.event().edition(), scenario, new Readings(opening.event().readings()));
        return new Boards<>(rules, start, game, checkpoints, stored, loaded);
    }

    S start() {
        return start;
    }

    /**
     * The board after an event.
     *
     * @param event 0 for the board before the first event
     */
    S after(UndoHistory history, int event) {
        Deque<Integer> pending = new ArrayDeque<>();
        int at = event;
        var reached = findKnown(at);
        while (reached.isEmpty()) {
            pending.push(at);
            at = history.predecessorOf(at);
            reached = findKnown(at);
        }
        read(pending);
        S board = reached.get();
        for (int next : pending) {
            board = evolve(board, loaded.get(next - 1));
            if (history.depth(next) % STRIDE == 0) {
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

    private Optional<S> findKnown(int event) {
        if (event == last) {
            return Optional.of(lastBoard);
        }
        if (event == 0) {
            return Optional.of(start);
        }
        var inMemory = Optional.ofNullable(kept.get(event));
        if (inMemory.isPresent() || !stored.contains(event)) {
            return inMemory;
        }
        var read = checkpoints.board(game, event, rules.stateType());
        read.ifPresentOrElse(board -> kept.put(event, board), () -> stored.remove(event));
        return read;
    }

    /** Reads neighbouring events at once. */
    private void read(Deque<Integer> events) {
        int from = 0;
        int to = 0;
        for (int event : events) {
            if (event != to + 1) {
                loaded.read(Math.max(from, 1), to);
                from = event;
            }
            to = event;
        }
        loaded.read(Math.max(from, 1), to);
    }

    /**
     * The boards to store with a full page, by their events. After any undo and redo, at most two pages of
     * events lie between a board in effect and the next stored board before it.
     *
     * @param end the last position of the page
     */
    Map<Integer, Object> boardsToStore(UndoHistory history, int end) {
        Deque<Integer> since = new ArrayDeque<>();
        for (int event = history.head(end); event != 0 && !stored.contains(event); event = history.predecessorOf(event)) {
            since.push(event);
        }
        var boards = new HashMap<Integer, Object>();
        int apart = 0;
        int left = since.size();
        for (int event : since) {
            left--;
            apart++;
            if (apart == CheckpointStore.PAGE || left == 0 && apart >= CheckpointStore.PAGE / 2) {
                boards.put(event, after(history, event));
                apart = 0;
            }
        }
        stored.addAll(boards.keySet());
        return boards;
    }
}
