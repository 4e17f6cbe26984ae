package tercio.adapters.computing;

import java.time.Duration;

/**
 * The limits of a pool.
 *
 * @param workers number of computations that run at the same time
 * @param queue number of computations that may wait for a worker
 * @param perCaller number of computations of one caller that may wait or run
 * @param deadline the time that a caller waits for a result before the computation is cancelled
 */
public record PoolLimits(int workers, int queue, int perCaller, Duration deadline) {

    public PoolLimits {
        atLeast(1, workers, "workers");
        atLeast(0, queue, "queue");
        atLeast(1, perCaller, "perCaller");
        if (deadline.isNegative()) {
            throw new IllegalArgumentException("deadline is not negative");
        }
    }

    private static void atLeast(int least, int value, String name) {
        if (value < least) {
            throw new IllegalArgumentException(name + " is at least " + least + ", not " + value);
        }
    }

    /** The number of cores for computing: all but one, and at least one. */
    public static int coresForComputing() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
}
