package tercio.domain.game;

import java.util.ArrayDeque;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * The events of a game with its state at any position. {@link UndoHistory} tells the events in effect at each position.
 *
 * <p>A timeline is immutable. It keeps the state after every {@value #STRIDE}th event in effect and folds the others from
 * the nearest one.
 *
 * @param <S> the state
 * @param <E> the events that are folded
 */
public final class Timeline<S, E> {

    private static final int STRIDE = 64;

    /**
     * One position.
     *
     * @param event null where no event was played
     * @param kept the state after the event; null where it is not kept
     */
    private record Entry<S, E>(E event, S kept) {}

    private final BiFunction<S, E, S> evolve;
    private final UndoHistory history;
    private final AppendOnlyList<Entry<S, E>> entries;
    private final S state;

    private Timeline(BiFunction<S, E, S> evolve, UndoHistory history, AppendOnlyList<Entry<S, E>> entries, S state) {
        this.evolve = evolve;
        this.history = history;
        this.entries = entries;
        this.state = state;
    }

    /** A timeline without events, at position 0. */
    public static <S, E> Timeline<S, E> from(S start, BiFunction<S, E, S> evolve) {
        return new Timeline<>(evolve, UndoHistory.START, AppendOnlyList.of(new Entry<>(null, start)), start);
    }

    /** The newest position. */
    public int position() {
        return history.position();
    }

    /** The state at the newest position. */
    public S state() {
        return state;
    }

    /** The events in effect at each position. */
    public UndoHistory history() {
        return history;
    }

    /** The timeline after an event. Earlier undos can no longer be taken back. */
    public Timeline<S, E> afterEvent(E event) {
        return afterEvent(event, evolve.apply(state, event));
    }

    /**
     * The timeline after an event whose state is known.
     *
     * @param next the state that {@code evolve} gives for the event
     */
    public Timeline<S, E> afterEvent(E event, S next) {
        var after = history.afterEvent();
        boolean keep = after.depth(after.position()) % STRIDE == 0;
        return new Timeline<>(evolve, after, entries.plus(new Entry<>(event, keep ? next : null)), next);
    }

    /** The timeline after an event that takes a position and changes no state. */
    public Timeline<S, E> afterNote() {
        return new Timeline<>(evolve, history.afterNote(), entries.plus(new Entry<>(null, null)), state);
    }

    /**
     * The timeline after an undo to an earlier position.
     *
     * @param to 0 up to the newest position
     */
    public Timeline<S, E> afterUndo(int to) {
        return back(history.afterUndo(to));
    }

    /** Whether the last undo can be taken back: nothing was played since. */
    public boolean canRedo() {
        return history.canRedo();
    }

    /** The timeline after the last undo is taken back. Requires {@link #canRedo()}. */
    public Timeline<S, E> afterRedo() {
        return back(history.afterRedo());
    }

    private Timeline<S, E> back(UndoHistory after) {
        return new Timeline<>(evolve, after, entries.plus(new Entry<>(null, null)), stateAfter(after.head(after.position())));
    }

    /** The state at a position, 0 up to the newest. */
    public S stateAt(int position) {
        return position == position() ? state : stateAfter(history.head(position));
    }

    private S stateAfter(int head) {
        var pending = new ArrayDeque<E>();
        int event = head;
        var entry = entries.get(event);
        while (entry.kept() == null) {
            pending.push(entry.event());
            event = history.predecessorOf(event);
            entry = entries.get(event);
        }
        S reached = entry.kept();
        for (E next : pending) {
            reached = evolve.apply(reached, next);
        }
        return reached;
    }

    /** The positions of the events in effect at a position, in order. */
    public List<Integer> inEffectAt(int position) {
        return IntStream.of(history.inEffectAt(position)).boxed().toList();
    }

    /**
     * The events in effect at the newest position that are not in effect at the newest position of another history of the same game,
     * in order. One of the two histories continues the other.
     */
    public List<E> eventsSince(Timeline<S, E> other) {
        int ours = history.head(position());
        int theirs = other.history.head(other.position());
        var longer = position() > other.position() ? this : other;
        var played = new ArrayDeque<E>();
        while (ours != theirs) {
            // The later of two events cannot lie in the history of the earlier one.
            if (ours > theirs) {
                played.push(entries.get(ours).event());
                ours = history.predecessorOf(ours);
            } else {
                theirs = longer.history.predecessorOf(theirs);
            }
        }
        return List.copyOf(played);
    }
}
