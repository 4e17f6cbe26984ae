package tercio.adapters.computing;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** The computations that wait for a worker. Callers take turns. The lock of the pool guards the queue. */
final class FairQueue {

    private final SequencedMap<String, ArrayDeque<Computation<?>>> byCaller = new LinkedHashMap<>();
    private int size;

    int size() {
        return size;
    }

    void add(Computation<?> computation) {
        byCaller.computeIfAbsent(computation.caller, caller -> new ArrayDeque<>()).add(computation);
        size++;
    }

    /** The oldest computation of the caller whose turn it is, or {@code null}. */
    Computation<?> next() {
        var turn = byCaller.pollFirstEntry();
        if (turn == null) {
            return null;
        }
        var next = turn.getValue().poll();
        if (!turn.getValue().isEmpty()) {
            byCaller.putLast(turn.getKey(), turn.getValue());
        }
        size--;
        return next;
    }

    void remove(Computation<?> computation) {
        var ofCaller = byCaller.get(computation.caller);
        if (ofCaller != null && ofCaller.remove(computation)) {
            size--;
            if (ofCaller.isEmpty()) {
                byCaller.remove(computation.caller);
            }
        }
    }
}
