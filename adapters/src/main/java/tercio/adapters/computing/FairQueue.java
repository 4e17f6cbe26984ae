package tercio.adapters.computing;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Computations that wait for a worker, taken from one caller after the other. Guarded by the lock of the pool. */
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

    /** The oldest one of the caller whose turn it is, or {@code null} where none waits. */
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
