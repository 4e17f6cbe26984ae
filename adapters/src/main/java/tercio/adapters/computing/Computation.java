package tercio.adapters.computing;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import tercio.domain.ruling.Cancellation.Cancelled;
import tercio.domain.ruling.Cancellation;

/**
 * One computation and those who wait for it. Its state is guarded by the lock of the pool, except for the result and the
 * cancellation, which the worker sees.
 *
 * @param <A> the result
 */
final class Computation<A> {

    final Object question;
    /** Against whose limit it counts: the caller who asked first. */
    final String caller;
    private final CompletableFuture<A> result = new CompletableFuture<>();
    private final Function<Runnable, A> work;
    private int waiting;
    private boolean started;
    private boolean binding;
    private volatile boolean cancelled;

    /** @param work gets what it calls before it changes something */
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

    /** Whether nobody waits any more. */
    boolean leave() {
        waiting--;
        return waiting == 0;
    }

    void start() {
        started = true;
    }

    boolean started() {
        return started;
    }

    /** From here on it changes something, so that its caller must learn how it ends. */
    void bind() {
        binding = true;
    }

    boolean binding() {
        return binding;
    }

    void cancel() {
        cancelled = true;
    }

    boolean cancelled() {
        return cancelled;
    }

    /** Carries it out on the thread of a worker. What is returned tells the result, or the failure, to those who wait. */
    Runnable carriedOut(Runnable bind) {
        try {
            var answer = Cancellation.during(this::cancelled, () -> work.apply(bind));
            return () -> result.complete(answer);
        } catch (Cancelled unwanted) {
            return () -> result.cancel(false);
        } catch (Throwable failed) {
            return () -> result.completeExceptionally(failed);
        }
    }
}
