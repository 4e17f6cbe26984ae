package tercio.adapters.computing;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import tercio.adapters.computing.ComputeRefused.Reason;

/**
 * Temporary files between callers and a pool, so that a slow transfer occupies a file and not a worker. The limits of the
 * pool also limit the files, for all callers and for one.
 */
public final class TemporaryFiles {

    private final PoolLimits limits;
    private final Map<String, Integer> ofCaller = new HashMap<>();
    private int open;

    public TemporaryFiles(PoolLimits limits) {
        this.limits = limits;
    }

    /**
     * Makes an empty file, which is deleted when it is closed.
     *
     * @throws ComputeRefused if there are too many
     */
    public TemporaryFile open(String caller) throws IOException {
        take(caller);
        try {
            return new TemporaryFile(() -> release(caller));
        } catch (IOException | RuntimeException failed) {
            release(caller);
            throw failed;
        }
    }

    private synchronized void take(String caller) {
        if (ofCaller.getOrDefault(caller, 0) >= limits.perCaller()) {
            throw new ComputeRefused(Reason.TOO_MANY_OF_CALLER, limits);
        }
        if (open >= limits.workers() + limits.queue()) {
            throw new ComputeRefused(Reason.QUEUE_FULL, limits);
        }
        ofCaller.merge(caller, 1, Integer::sum);
        open++;
    }

    private synchronized void release(String caller) {
        ofCaller.computeIfPresent(caller, (same, count) -> count == 1 ? null : count - 1);
        open--;
    }

    /** The number of open files. */
    public synchronized int count() {
        return open;
    }
}
