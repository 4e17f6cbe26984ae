package tercio.domain.game;

/**
 * The events of a game in effect at each position, and the undo that took each other one away. An undo is an event: it takes
 * a position of its own, and the game goes on from the board at the position that the undo names. Nothing is removed. Undo
 * and redo work at any depth.
 *
 * <p>An undo history is immutable and holds no boards: {@link Timeline} keeps them.
 */
public final class UndoHistory {

    /** A game before its first event, at position 0. */
    public static final UndoHistory START = new UndoHistory(AppendOnlyList.of(new Place(0, 0)), UndoMarks.NONE, null);

    /**
     * One position.
     *
     * @param head the last event in effect, 0 for none
     * @param depth the number of events in effect
     */
    private record Place(int head, int depth) {}

    /**
     * An undo that can be taken back.
     *
     * @param at its position
     * @param head the last event in effect before it
     * @param earlier the undo that can be taken back after it
     */
    private record Undo(int at, int head, Undo earlier) {}

    private final AppendOnlyList<Place> places;
    private final UndoMarks marks;
    private final Undo redoable;

    private UndoHistory(AppendOnlyList<Place> places, UndoMarks marks, Undo redoable) {
        this.places = places;
        this.marks = marks;
        this.redoable = redoable;
    }

    /** The newest position. */
    public int position() {
        return places.size() - 1;
    }

    /** The last event in effect at a position, 0 for none. */
    public int head(int at) {
        return places.get(at).head();
    }

    /** The event on whose board an event was played, 0 for the board at the start. */
    public int predecessorOf(int event) {
        return head(event - 1);
    }

    /** The number of events in effect at a position. */
    public int depth(int at) {
        return places.get(at).depth();
    }

    /** The position of the undo that took an event away; 0 while the event is in effect, and for events that are still to come. */
    public int undoneBy(int event) {
        return marks.of(event);
    }

    /** The positions of the events in effect at a position, in order. */
    public int[] inEffectAt(int at) {
        var events = new int[depth(at)];
        int event = head(at);
        for (int place = events.length - 1; place >= 0; place--) {
            events[place] = event;
            event = predecessorOf(event);
        }
        return events;
    }

    /** Whether the last undo can be taken back: nothing was played since. */
    public boolean canRedo() {
        return redoable != null;
    }

    /** The position of the undo that {@link #afterRedo()} takes back, 0 where there is none. */
    public int positionToRedo() {
        return redoable == null ? 0 : redoable.at();
    }

    /** The history after an event. Earlier undos can no longer be taken back. */
    public UndoHistory afterEvent() {
        return new UndoHistory(places.plus(new Place(position() + 1, depth(position()) + 1)), marks, null);
    }

    /** The history after an event that takes a position and changes no board. */
    public UndoHistory afterNote() {
        return new UndoHistory(places.plus(places.get(position())), marks, redoable);
    }

    /**
     * The history after an undo to an earlier position.
     *
     * @param to 0 up to the newest position
     */
    public UndoHistory afterUndo(int to) {
        return back(places.get(to), new Undo(position() + 1, head(position()), redoable));
    }

    /** The history after the last undo is taken back. Requires {@link #canRedo()}. */
    public UndoHistory afterRedo() {
        return back(places.get(redoable.head()), redoable.earlier());
    }

    private UndoHistory back(Place to, Undo then) {
        return new UndoHistory(places.plus(to), withMarks(head(position()), to.head()), then);
    }

    /** Marks the events of the one line of play that are not in the other, and clears the marks of those that are in effect again. */
    private UndoMarks withMarks(int from, int to) {
        var edit = marks.edit(position());
        int gone = from;
        int again = to;
        while (gone != again) {
            // The later of two events cannot lie in the history of the earlier one.
            if (gone > again) {
                edit.mark(gone, position() + 1);
                gone = predecessorOf(gone);
            } else {
                edit.mark(again, 0);
                again = predecessorOf(again);
            }
        }
        return edit.build();
    }
}
