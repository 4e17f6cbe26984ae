package tercio.projections;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The pause of a background worker after a piece of work, so that it takes only a small share of a core. */
final class WorkerPause {

    private static final long SHORTEST = Duration.ofMillis(250).toNanos();
    private static final long LONGEST = Duration.ofSeconds(2).toNanos();

    /** The share of a core that a worker takes at most: one part in this many. */
    private static final int SHARE = 16;

    /** Has a permit while no worker pauses. */
    private final Semaphore off = new Semaphore(0);

    /**
     * Pauses, except while pauses are switched off. An interruption ends the pause.
     *
     * @param worked for how many nanoseconds
     */
    void pauseAfter(long worked) {
        try {
            if (off.tryAcquire(Math.clamp(SHARE * worked, SHORTEST, LONGEST), TimeUnit.NANOSECONDS)) {
                off.release();
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the pauses for good: whoever closes the games waits for no worker that does nothing. */
    void end() {
        off.release();
    }

    /** Runs something while no worker pauses. Workers that pause now continue at once. */
    void runWithoutPause(Runnable urgent) {
        off.release();
        try {
            urgent.run();
        } finally {
            off.acquireUninterruptibly();
        }
    }
}
