package tercio.domain.ruling;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Cancels long computations. The caller binds a signal for the duration of the work, and the work polls it at short
 * intervals. A result never depends on the signal: the work returns the same as without it, or throws.
 */
public final class Cancellation {

    /** Number of loop passes between two polls; a power of two. */
    static final int INTERVAL = 256;

    private static final ScopedValue<BooleanSupplier> SIGNAL = ScopedValue.newInstance();
    private static final BooleanSupplier NEVER = () -> false;

    private Cancellation() {}

    /** Thrown when the caller has cancelled the work. */
    public static final class Cancelled extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Cancelled() {
            super("cancelled by the caller", null, false, false);
        }
    }

    /**
     * Runs work that can be cancelled.
     *
     * @param signal returns true once the result is no longer wanted; polled often, by the thread of the work
     * @throws Cancelled if the signal ended the work
     */
    public static <T> T during(BooleanSupplier signal, Supplier<T> work) {
        return ScopedValue.where(SIGNAL, signal).call(work::get);
    }

    /**
     * Runs a part of the current work that may be given up while the rest goes on.
     *
     * @param enough returns true once no more time is to be spent on this part; polled often
     * @return empty if the part was given up
     * @throws Cancelled if the current work itself was ended
     */
    public static <T> Optional<T> unless(BooleanSupplier enough, Supplier<T> part) {
        var whole = signal();
        try {
            return Optional.of(during(() -> whole.getAsBoolean() || enough.getAsBoolean(), part));
        } catch (Cancelled given) {
            check(whole);
            return Optional.empty();
        }
    }

    /**
     * Throws if the result of the current work is no longer wanted.
     *
     * @throws Cancelled in that case
     */
    public static void check() {
        check(signal());
    }

    /** The signal of the current work, for loops that poll it many times. */
    static BooleanSupplier signal() {
        return SIGNAL.orElse(NEVER);
    }

    /** Polls a signal in one of {@link #INTERVAL} passes of a loop. */
    static void check(BooleanSupplier signal, int at) {
        if ((at & (INTERVAL - 1)) == 0) {
            check(signal);
        }
    }

    private static void check(BooleanSupplier signal) {
        if (signal.getAsBoolean()) {
            throw new Cancelled();
        }
    }
}
