package tercio.domain.ruling;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Lets the caller of a long computation end it. The caller binds a signal while the work runs, and the work asks for it at
 * short intervals. A result never depends on the signal: the work returns the same as without it, or throws.
 */
public final class Cancellation {

    /** Loops over states ask for the signal once in so many states; a power of two. */
    static final int INTERVAL = 256;

    private static final ScopedValue<BooleanSupplier> SIGNAL = ScopedValue.newInstance();
    private static final BooleanSupplier NEVER = () -> false;

    private Cancellation() {}

    /** The work was ended by the signal of its caller. */
    public static final class Cancelled extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Cancelled() {
            super("cancelled by the caller", null, false, false);
        }
    }

    /**
     * Does work that can be cancelled.
     *
     * @param signal true from the moment on when the result is no longer wanted; asked often, from the thread of the work
     * @throws Cancelled when the work saw the signal
     */
    public static <T> T during(BooleanSupplier signal, Supplier<T> work) {
        return ScopedValue.where(SIGNAL, signal).call(work::get);
    }

    /**
     * Ends the work here when its result is no longer wanted.
     *
     * @throws Cancelled in that case
     */
    public static void check() {
        check(signal());
    }

    /** The signal of the work that runs here, for loops that ask for it many times. */
    static BooleanSupplier signal() {
        return SIGNAL.orElse(NEVER);
    }

    /** Asks for a signal at one in {@link #INTERVAL} places of a loop. */
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
