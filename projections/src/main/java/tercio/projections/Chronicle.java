package tercio.projections;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Timeline;

/** The history of one game in memory, with the folds that were asked for. It only grows. */
public final class Chronicle {

    private final Opening opening;
    private final Map<Projection<?>, Timeline<?, RecordedEvent>> folds = new HashMap<>();
    private final ReentrantLock folding = new ReentrantLock();
    private volatile long growth = -1;
    private volatile PVector<RecordedEvent> events = TreePVector.empty();

    Chronicle(Opening opening) {
        this.opening = opening;
    }

    public Opening opening() {
        return opening;
    }

    /** The newest position that is known here. */
    public int position() {
        return events.size();
    }

    /** All events in order of position. */
    public List<RecordedEvent> events() {
        return events;
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
        folding.lock();
        try {
            var all = events;
            for (var event : news) {
                if (event.position() == all.size() + 1) {
                    all = all.plus(event);
                }
            }
            events = all;
            growth = Math.max(growth, grown);
        } finally {
            folding.unlock();
        }
    }

    /** A fold at a position, 0 up to the newest. */
    public <V> V at(Projection<V> projection, int position) {
        return history(projection).at(position);
    }

    /** The history of a fold, up to the newest position known here. */
    public <V> Timeline<V, RecordedEvent> history(Projection<V> projection) {
        folding.lock();
        try {
            var known = events;
            @SuppressWarnings("unchecked") // kept under its own projection
            var history = (Timeline<V, RecordedEvent>) folds.get(projection);
            if (history == null) {
                history = Timeline.from(projection.empty(opening), projection::evolve);
            }
            for (int next = history.position(); next < known.size(); next++) {
                history = KernelEvent.follow(history, known.get(next).fact(), known.get(next));
            }
            folds.put(projection, history);
            return history;
        } finally {
            folding.unlock();
        }
    }

    /** The position of the last event at or before an instant, 0 where there is none. */
    public int positionAt(Instant instant) {
        for (int position = events.size(); position > 0; position--) {
            if (!events.get(position - 1).envelope().at().isAfter(instant)) {
                return position;
            }
        }
        return 0;
    }

    /** How the game was opened. */
    public GameOpened opened() {
        return opening.event();
    }
}
