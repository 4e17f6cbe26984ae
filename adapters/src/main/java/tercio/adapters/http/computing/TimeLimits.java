package tercio.adapters.http.computing;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Time limits after which an answer is sent with the figures known so far, and says how many are missing. */
public final class TimeLimits {

    /** The time for battles in a report or in statistics that are not compared with their odds yet. */
    public static final Duration OF_AN_ANSWER = Duration.ofSeconds(3);

    /** The time for statistics over games, of which some were played on since they were counted last. */
    public static final Duration OF_ALL_GAMES = Duration.ofSeconds(20);

    private TimeLimits() {}

    /** A condition that becomes true after some time from now. */
    public static BooleanSupplier elapsedAfter(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end > 0;
    }
}
