package tercio.adapters.http;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** How long an answer works on what is not known yet, before it says what is still to come. */
final class Patience {

    /** Battles that are not compared with their odds yet, in a report or in statistics. */
    static final Duration OF_AN_ANSWER = Duration.ofSeconds(3);

    /** Games that were played on since they were counted last, in statistics over games. */
    static final Duration OF_ALL_GAMES = Duration.ofSeconds(20);

    private Patience() {}

    /** Is true once some time has passed from now. */
    static BooleanSupplier over(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end > 0;
    }
}
