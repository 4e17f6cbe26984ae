package tercio.projections;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import tercio.application.record.BoundedLock;
import tercio.application.record.EventLog;
import tercio.application.record.RecordedEvent;

/** Loads the events of one game. An event is read when it is first needed, together with some of its neighbours. */
final class LoadedEvents extends AbstractList<RecordedEvent> implements RandomAccess {

    private static final int LEAF = 64;
    private static final int LEAVES = 64;

    private final EventLog log;
    private final String game;
    private RecordedEvent[] known = new RecordedEvent[LEAF];
    private volatile int size;
    private volatile int held;
    private final BoundedLock loading = new BoundedLock();

    LoadedEvents(EventLog log, String game) {
        this.log = log;
        this.game = game;
    }

    @Override
    public int size() {
        return size;
    }

    /** The number of events in memory. */
    int sizeInMemory() {
        return held;
    }

    @Override
    public RecordedEvent get(int index) {
        loading.acquire();
        try {
            return loadAt(index);
        } finally {
            loading.release();
        }
    }

    private RecordedEvent loadAt(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        if (known[index] == null) {
            int first = index - index % LEAF;
            // A reader that comes from the event before is likely to read on.
            boolean goesOn = index > 0 && index == first && known[index - 1] != null;
            load(first + 1, first + (goesOn ? LEAVES * LEAF : LEAF));
        }
        return known[index];
    }

    /** Reads the events from a position to another that are not in memory yet. */
    void read(int from, int to) {
        loading.holding(() -> {
            load(from, to);
            return null;
        });
    }

    private void load(int from, int to) {
        int last = Math.min(to, size);
        for (int next = from; next <= last; next++) {
            if (known[next - 1] == null) {
                int end = next;
                while (end < last && known[end] == null) {
                    end++;
                }
                log.between(game, next, end).forEach(this::put);
                next = end;
            }
        }
    }

    /** Extends the list to the newest position of the game. */
    void reach(int newest) {
        loading.holding(() -> {
            extend(newest);
            return null;
        });
    }

    private void extend(int newest) {
        if (newest > known.length) {
            known = Arrays.copyOf(known, Math.max(newest, known.length * 2));
        }
        size = Math.max(size, newest);
    }

    void append(RecordedEvent event) {
        loading.holding(() -> {
            extend(event.position());
            put(event);
            return null;
        });
    }

    private void put(RecordedEvent event) {
        if (known[event.position() - 1] == null) {
            held++;
        }
        known[event.position() - 1] = event;
    }
}
