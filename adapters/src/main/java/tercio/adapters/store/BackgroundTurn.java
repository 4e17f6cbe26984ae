package tercio.adapters.store;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The turn of work in the background of a service. It comes when the service has answered its first requests and nobody asks for a moment, at the
 * latest {@value #LATEST_SECONDS} seconds after the service could answer. From then on the work takes a quarter of the time of a core for each of
 * its threads, and a sixteenth while requests are served: priorities of threads count for nothing on Linux.
 *
 * <p>Decided: whoever starts a service waits for an answer, and all that is looked for in the background may be found some seconds later. Commands
 * that open the games without a service hold nothing back.
 */
public final class BackgroundTurn {

    private static final int LATEST_SECONDS = 10;
    private static final long LATEST = Duration.ofSeconds(LATEST_SECONDS).toNanos();
    /** The time after an answer in which further requests are expected: a page asks for its parts one after the other. */
    private static final long MOMENT = Duration.ofMillis(500).toNanos();
    private static final long LOOK = Duration.ofMillis(50).toNanos();
    /** A pause is so many times as long as the work before it. */
    private static final int PAUSE = 3;
    private static final int PAUSE_BESIDE_REQUESTS = 15;

    private final LongSupplier clock;
    private final AtomicInteger served = new AtomicInteger();
    private final boolean held;
    private volatile boolean begun;
    private volatile boolean ready;
    private volatile long readySince;
    private volatile boolean answered;
    private volatile long answeredLast;

    private BackgroundTurn(LongSupplier clock, boolean held) {
        this.clock = clock;
        this.held = held;
        begun = !held;
    }

    /** The turn of work that nothing holds back. */
    public static BackgroundTurn atOnce() {
        return new BackgroundTurn(System::nanoTime, false);
    }

    /** The turn of work that waits for the first answer of a service. */
    static BackgroundTurn afterFirstAnswer() {
        return afterFirstAnswer(System::nanoTime);
    }

    /** @param clock nanoseconds */
    static BackgroundTurn afterFirstAnswer(LongSupplier clock) {
        return new BackgroundTurn(clock, true);
    }

    /** Whether it had to wait for the first answer, be that given or not. */
    boolean isHeld() {
        return held;
    }

    /** The service can answer from now on. */
    void markReady() {
        readySince = clock.getAsLong();
        ready = true;
    }

    /** A request has come. */
    public void noteRequest() {
        served.incrementAndGet();
    }

    /** A request is answered. */
    public void noteAnswer() {
        answeredLast = clock.getAsLong();
        answered = true;
        served.decrementAndGet();
    }

    /** Whether it has come. */
    boolean hasCome() {
        if (!begun) {
            begun = answered && !isServing() || ready && clock.getAsLong() - readySince >= LATEST;
        }
        return begun;
    }

    /** Waits until it has come, or something ends. */
    public void await(BooleanSupplier ending) {
        while (!hasCome() && !ending.getAsBoolean()) {
            LockSupport.parkNanos(LOOK);
        }
    }

    /** The nanoseconds of the pause that is due after work of so many nanoseconds. */
    long pauseAfter(long worked) {
        return (isServing() ? PAUSE_BESIDE_REQUESTS : PAUSE) * worked;
    }

    /** Pauses after work of so many nanoseconds. */
    public void pause(long worked) {
        LockSupport.parkNanos(pauseAfter(worked));
    }

    private boolean isServing() {
        return served.get() > 0 || answered && clock.getAsLong() - answeredLast < MOMENT;
    }
}
