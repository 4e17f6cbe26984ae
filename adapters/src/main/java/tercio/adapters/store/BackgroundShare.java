package tercio.adapters.store;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Lets long work in the background take a quarter of the time of a core: priorities of threads count for nothing on Linux. Of one thread. */
final class BackgroundShare {

    /** The work after which there is a pause. */
    private static final long SLICE = Duration.ofMillis(5).toNanos();
    /** A pause is so many times as long as the work before it. */
    private static final int PAUSE = 3;

    private long since = System.nanoTime();

    /** Pauses where enough was done since the last pause. */
    void pauseIfDue() {
        long worked = System.nanoTime() - since;
        if (worked >= SLICE) {
            LockSupport.parkNanos(PAUSE * worked);
            since = System.nanoTime();
        }
    }
}
