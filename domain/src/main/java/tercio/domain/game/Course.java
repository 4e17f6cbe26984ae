package tercio.domain.game;

import java.util.Arrays;

/**
 * The course of a game without its states: which event is in effect where, and which undo took it away. Undo and redo mean
 * what they mean in a {@link Timeline}; for a reader who wants to know what a board rests on before he reads any of it.
 */
public final class Course {

    /** What a redo would bring back: the event before the undo, and what could be brought back before that. */
    private record Undo(int head, Undo earlier) {}

    /** A game in which nothing happened yet. */
    public static final Course START = new Course(0, new int[1], new int[1], new int[1], null);

    private final int position;
    /** By position, the last event in effect there: 0 while there is none. */
    private final int[] heads;
    /** By position of an event, how many are in effect after it. */
    private final int[] depths;
    private final int[] undoneBy;
    private final Undo redoable;

    private Course(int position, int[] heads, int[] depths, int[] undoneBy, Undo redoable) {
        this.position = position;
        this.heads = heads;
        this.depths = depths;
        this.undoneBy = undoneBy;
        this.redoable = redoable;
    }

    /** The newest position. */
    public int position() {
        return position;
    }

    /** The last event in effect at a position, 0 where there is none. */
    public int head(int at) {
        return heads[inside(at)];
    }

    /** The event on whose board another was played, 0 for the board at the start. */
    public int before(int event) {
        return heads[inside(event) - 1];
    }

    /** How many events are in effect at a position. */
    public int depth(int at) {
        return depths[head(at)];
    }

    /** The position of the undo that took this event away, or 0 where none did, as for one that comes only after this course. */
    public int undoneBy(int event) {
        return event > position ? 0 : undoneBy[event];
    }

    /** The positions of the events that are in effect at a position, in order. */
    public int[] inEffectAt(int at) {
        var events = new int[depth(at)];
        for (int place = events.length - 1, event = head(at); place >= 0; place--, event = before(event)) {
            events[place] = event;
        }
        return events;
    }

    /** Whether an undo can be taken back: nothing was played since. */
    public boolean canRedo() {
        return redoable != null;
    }

    private int inside(int at) {
        if (at < 0 || at > position) {
            throw new IndexOutOfBoundsException(at + " is no position up to " + position);
        }
        return at;
    }

    /** Goes on from here; this course stays what it is. */
    public Pen onward() {
        return new Pen(this);
    }

    /** Writes a course on, one position after the other. */
    public static final class Pen {

        private int position;
        private int[] heads;
        private int[] depths;
        private int[] undoneBy;
        private Undo redoable;

        private Pen(Course from) {
            position = from.position;
            heads = from.heads.clone();
            depths = from.depths.clone();
            undoneBy = from.undoneBy.clone();
            redoable = from.redoable;
        }

        /** An event is played: what was undone before can no longer be brought back. */
        public void played() {
            int before = heads[position];
            next(position + 1);
            depths[position] = depths[before] + 1;
            redoable = null;
        }

        /** Something takes a position and changes no board. */
        public void noted() {
            next(heads[position]);
        }

        /** @param to 0 up to the newest position */
        public void undone(int to) {
            int gone = heads[position];
            int back = heads[to];
            next(back);
            mark(gone, back);
            redoable = new Undo(gone, redoable);
        }

        /** The last undo is taken back; there is one. */
        public void redone() {
            int gone = heads[position];
            int back = redoable.head;
            next(back);
            mark(gone, back);
            redoable = redoable.earlier;
        }

        /** As it is written so far. */
        public Course done() {
            return new Course(position, heads.clone(), depths.clone(), undoneBy.clone(), redoable);
        }

        private void next(int head) {
            position++;
            if (position == heads.length) {
                int room = Math.max(64, heads.length * 2);
                heads = Arrays.copyOf(heads, room);
                depths = Arrays.copyOf(depths, room);
                undoneBy = Arrays.copyOf(undoneBy, room);
            }
            heads[position] = head;
        }

        /** What only the one history has is gone by the position reached, what only the other has is in effect again. */
        private void mark(int gone, int back) {
            int lost = gone;
            int found = back;
            while (lost != found) {
                // The later of the two cannot be in the history of the earlier one.
                if (lost > found) {
                    undoneBy[lost] = position;
                    lost = heads[lost - 1];
                } else {
                    undoneBy[found] = 0;
                    found = heads[found - 1];
                }
            }
        }
    }
}
