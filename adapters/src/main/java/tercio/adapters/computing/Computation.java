package tercio.adapters.computing;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Cancellation.Cancelled;

/**
 * One computation and the callers that wait for it. The lock of the pool guards its state, except for the result and the
 * cancellation, which the worker reads.
 *
 * @param <A> the result
 */
final class Computation<A> {

    final Object question;
    /** The first caller, for whose limit the computation counts. */
    final String caller;
    private final CompletableFuture<A> result = new CompletableFuture<>();
    private final Function<Runnable, A> work;
    private int waiting;
    private boolean started;
    private boolean binding;
    private volatile boolean cancelled;

    /**
     * Makes a computation that was not started.
     *
     * @param work receives the function that it calls before it changes something
     */
    Computation(Object question, String caller, Function<Runnable, A> work) {
        this.question = question;
        this.caller = caller;
        this.work = work;
    }

    CompletableFuture<A> result() {
        return result;
    }

    void join() {
        waiting++;
    }

    /** Removes a caller and returns whether none is left. */
    boolean leave() {
        waiting--;
        return waiting == 0;
    }

    void start() {
        started = true;
    }

    boolean isStarted() {
        return started;
    }

    /** Marks that the computation now changes something, so that its caller must learn the result. */
    void bind() {
        binding = true;
    }

    boolean isBinding() {
        return binding;
    }

    void cancel() {
        cancelled = true;
    }

    boolean isCancelled() {
        return cancelled;
    }

    /**
     * Runs the computation on the thread of a worker and returns an action that passes the result or the failure to the
     * callers.
     */
    Runnable run(Runnable bind) {
        try {
            var answer = Cancellation.during(this::isCancelled, () -> work.apply(bind));
            return () -> result.complete(answer);
        } catch (Cancelled unwanted) {
            return () -> result.cancel(false);
        } catch (Throwable failed) {
            return () -> result.completeExceptionally(failed);
        }
    }
}
