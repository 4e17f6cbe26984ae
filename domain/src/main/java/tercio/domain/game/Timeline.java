package tercio.domain.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/**
 * A game's history and its state at any position. An undo is an event: it takes a position of its own, and the history
 * in effect goes on from the state at the position it names; nothing is removed. Undo and redo work at any depth.
 *
 * <p>Structure is shared: a state is kept at every {@value #STRIDE}th effective event, the others are folded from it.
 *
 * @param <S> the state
 * @param <E> the events that are folded
 */
public final class Timeline<S, E> {

    private static final int STRIDE = 64;

    /** One event in effect: linked to the one before it, so that histories share what they have in common. */
    private record Link<S, E>(int position, int depth, E event, S kept, Link<S, E> before) {}

    /** What a redo would bring back: the history before the undo, and what could be brought back before that. */
    private record Undo<S, E>(Link<S, E> head, int at, Undo<S, E> earlier) {}

    private final BiFunction<S, E, S> evolve;
    private final S start;
    /** The last event in effect at each position; index 0 is the start, {@code null}. */
    private final PVector<Link<S, E>> heads;
    private final S state;
    private final Undo<S, E> redoable;
    private final PMap<Integer, Integer> undoneBy;

    private Timeline(
            BiFunction<S, E, S> evolve,
            S start,
            PVector<Link<S, E>> heads,
            S state,
            Undo<S, E> redoable,
            PMap<Integer, Integer> undoneBy) {
        this.evolve = evolve;
        this.start = start;
        this.heads = heads;
        this.state = state;
        this.redoable = redoable;
        this.undoneBy = undoneBy;
    }

    /** A history without events, at position 0. */
    public static <S, E> Timeline<S, E> from(S start, BiFunction<S, E, S> evolve) {
        return new Timeline<>(evolve, start, TreePVector.<Link<S, E>>empty().plus(null), start, null, HashTreePMap.empty());
    }

    /** The position of the newest event. */
    public int position() {
        return heads.size() - 1;
    }

    /** The state now. */
    public S state() {
        return state;
    }

    /** The history with one event played; what was undone before can no longer be brought back. */
    public Timeline<S, E> played(E event) {
        return played(event, evolve.apply(state, event));
    }

    /**
     * The history with one event played whose state is known already.
     *
     * @param next the state that {@code evolve} gives for the event
     */
    public Timeline<S, E> played(E event, S next) {
        var before = heads.getLast();
        int depth = before == null ? 1 : before.depth + 1;
        var link = new Link<>(position() + 1, depth, event, depth % STRIDE == 0 ? next : null, before);
        return new Timeline<>(evolve, start, heads.plus(link), next, null, undoneBy);
    }

    /** The history with an event that changes no board: a position is taken, the state stays. */
    public Timeline<S, E> noted() {
        return new Timeline<>(evolve, start, heads.plus(heads.getLast()), state, redoable, undoneBy);
    }

    /**
     * The history with an undo, back to what it was at {@code to}.
     *
     * @param to 0 up to the newest position
     */
    public Timeline<S, E> undone(int to) {
        var back = heads.get(to);
        int at = position() + 1;
        var marks = undoneBy;
        for (int gone : positionsNotIn(heads.getLast(), back)) {
            marks = marks.plus(gone, at);
        }
        for (int again : positionsNotIn(back, heads.getLast())) {
            marks = marks.minus(again);
        }
        return new Timeline<>(evolve, start, heads.plus(back), stateAfter(back), new Undo<>(heads.getLast(), at, redoable), marks);
    }

    /** Whether an undo can be taken back: the last thing played was an undo, or the redo of a later one. */
    public boolean canRedo() {
        return redoable != null;
    }

    /** The history with the last undo taken back. Only where {@link #canRedo()}. */
    public Timeline<S, E> redone() {
        var head = redoable.head;
        var marks = undoneBy;
        for (int again : positionsNotIn(head, heads.getLast())) {
            marks = marks.minus(again);
        }
        for (int gone : positionsNotIn(heads.getLast(), head)) {
            marks = marks.plus(gone, position() + 1);
        }
        return new Timeline<>(evolve, start, heads.plus(head), stateAfter(head), redoable.earlier, marks);
    }

    /** The state at a position, 0 up to the newest. */
    public S at(int position) {
        return position == position() ? state : stateAfter(heads.get(position));
    }

    /** The positions of the events that are in effect at a position, in order. */
    public List<Integer> inEffectAt(int position) {
        var positions = new ArrayList<Integer>();
        for (var link = heads.get(position); link != null; link = link.before) {
            positions.add(link.position);
        }
        Collections.reverse(positions);
        return positions;
    }

    /** The position of the undo that took this event away, or 0 where it is in effect. */
    public int undoneBy(int position) {
        return undoneBy.getOrDefault(position, 0);
    }

    /** The newest position whose board is the one of {@code position}, seen from the history in effect there: 0 at the start. */
    public int effective(int position) {
        var head = heads.get(position);
        return head == null ? 0 : head.position;
    }

    private S stateAfter(Link<S, E> head) {
        var pending = new ArrayList<E>();
        var link = head;
        while (link != null && link.kept == null) {
            pending.add(link.event);
            link = link.before;
        }
        S reached = link == null ? start : link.kept;
        for (int next : IntStream.iterate(pending.size() - 1, at -> at >= 0, at -> at - 1).toArray()) {
            reached = evolve.apply(reached, pending.get(next));
        }
        return reached;
    }

    private static <S, E> List<Integer> positionsNotIn(Link<S, E> history, Link<S, E> other) {
        var gone = new ArrayList<Integer>();
        var mine = history;
        var its = other;
        while (mine != its) {
            if (mine != null && (its == null || mine.depth > its.depth)) {
                gone.add(mine.position);
                mine = mine.before;
            } else if (mine != null && mine.depth == its.depth) {
                gone.add(mine.position);
                mine = mine.before;
                its = its.before;
            } else {
                its = its.before;
            }
        }
        return gone;
    }
}
