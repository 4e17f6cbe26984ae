package tercio.adapters.computing;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import tercio.adapters.computing.ComputeRefused.Reason;
import tercio.domain.ruling.Cancellation;

/**
 * Runs computations on a fixed number of threads, for waiting callers. The same question is computed once for all callers
 * who ask it at the same time. A computation is cancelled when no caller is left. Callers take turns.
 */
public final class ComputePool implements AutoCloseable {

    /** Interval at which the presence of a waiting caller is checked. */
    private static final long PRESENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long IDLE_SECONDS = 30;

    private final PoolLimits limits;
    private final ExecutorService workers;
    private final ReentrantLock lock = new ReentrantLock();
    private final FairQueue line = new FairQueue();
    private final Map<Object, Computation<?>> unfinished = new HashMap<>();
    private final Map<String, Integer> ofCaller = new HashMap<>();
    private final Map<Reason, Long> refused = new EnumMap<>(Reason.class);
    private int waiting;
    private int running;
    private long finished;
    private long cancelled;
    private boolean closed;

    /**
     * Makes a pool.
     *
     * @param name of its threads
     */
    public ComputePool(String name, PoolLimits limits) {
        this.limits = limits;
        var threads = new ThreadPoolExecutor(limits.workers(), limits.workers(), IDLE_SECONDS, TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(), Thread.ofPlatform().daemon().name(name + "-", 1).factory());
        threads.allowCoreThreadTimeOut(true);
        workers = threads;
    }

    /**
     * Waits for the result of a computation. Where the same question is being computed already, its result is shared.
     *
     * @param question all that the result depends on, with value equality
     * @param caller identifies the caller, for the limit per caller
     * @param left whether the caller has left meanwhile; called several times a second, on this thread
     * @param work the computation; it checks its {@link tercio.domain.ruling.Cancellation}
     * @throws ComputeRefused if there is no result
     */
    public <A> A answer(Object question, String caller, BooleanSupplier left, Supplier<A> work) {
        return result(new Computation<>(question, caller, bind -> work.get()), left);
    }

    /**
     * Waits for work that changes something. No other caller shares it. Once it begins to change something, neither a deadline
     * nor the leaving of the caller ends it.
     *
     * @param caller identifies the caller, for the limit per caller
     * @param left whether the caller has left meanwhile; called several times a second, on this thread
     * @param work receives the function that it calls before it changes something
     * @throws ComputeRefused if nothing was changed
     */
    public <A> A change(String caller, BooleanSupplier left, Function<Runnable, A> work) {
        return result(new Computation<>(new Object(), caller, work), left);
    }

    /** Whether a computation waits for a worker. Long work that comes in pieces ends its piece then. */
    public boolean isAwaited() {
        lock.lock();
        try {
            return line.size() > 0;
        } finally {
            lock.unlock();
        }
    }

    private <A> A result(Computation<A> asked, BooleanSupplier left) {
        var computation = joinOrSubmit(asked);
        try {
            return awaitResult(computation, left);
        } finally {
            leave(computation);
        }
    }

    @SuppressWarnings("unchecked") // equal questions have results of the same type
    private <A> Computation<A> joinOrSubmit(Computation<A> asked) {
        lock.lock();
        try {
            var same = (Computation<A>) unfinished.get(asked.question);
            if (same == null) {
                submit(asked);
            }
            var computation = same == null ? asked : same;
            computation.join();
            waiting++;
            return computation;
        } finally {
            lock.unlock();
        }
    }

    private void submit(Computation<?> computation) {
        if (closed) {
            throw refusal(Reason.CLOSED);
        }
        if (ofCaller.getOrDefault(computation.caller, 0) >= limits.perCaller()) {
            throw refusal(Reason.TOO_MANY_OF_CALLER);
        }
        // A computation that a free worker is about to take does not count as queued.
        if (running + line.size() >= limits.workers() + limits.queue()) {
            throw refusal(Reason.QUEUE_FULL);
        }
        unfinished.put(computation.question, computation);
        ofCaller.merge(computation.caller, 1, Integer::sum);
        line.add(computation);
        workers.execute(this::runNext);
    }

    private void runNext() {
        var computation = startNext();
        if (computation != null) {
            var telling = computation.run(() -> bind(computation));
            // The worker is released before the caller gets the result, so that the caller may ask again at once.
            recordEnd(computation);
            telling.run();
        }
    }

    private void bind(Computation<?> computation) {
        lock.lock();
        try {
            Cancellation.check();
            computation.bind();
        } finally {
            lock.unlock();
        }
    }

    private Computation<?> startNext() {
        lock.lock();
        try {
            var next = line.next();
            if (next != null) {
                next.start();
                running++;
            }
            return next;
        } finally {
            lock.unlock();
        }
    }

    private void recordEnd(Computation<?> computation) {
        lock.lock();
        try {
            running--;
            forget(computation);
            if (computation.isCancelled()) {
                cancelled++;
            } else {
                finished++;
            }
        } finally {
            lock.unlock();
        }
    }

    private void forget(Computation<?> computation) {
        unfinished.remove(computation.question, computation);
        ofCaller.computeIfPresent(computation.caller, (caller, count) -> count == 1 ? null : count - 1);
    }

    private <A> A awaitResult(Computation<A> computation, BooleanSupplier left) {
        long deadline = System.nanoTime() + limits.deadline().toNanos();
        long wait = Math.min(limits.deadline().toNanos(), PRESENCE_NANOS);
        while (true) {
            try {
                return computation.result().get(wait, TimeUnit.NANOSECONDS);
            } catch (TimeoutException notYet) {
                wait = furtherWait(computation, left.getAsBoolean(), deadline - System.nanoTime());
            } catch (CancellationException closing) {
                throw countedRefusal(Reason.CLOSED);
            } catch (InterruptedException ending) {
                Thread.currentThread().interrupt();
                throw countedRefusal(Reason.CLOSED);
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(failed.getCause());
            }
        }
    }

    private long furtherWait(Computation<?> computation, boolean left, long remaining) {
        lock.lock();
        try {
            if (computation.isBinding()) {
                return PRESENCE_NANOS;
            }
            if (left) {
                throw refusal(Reason.CALLER_LEFT);
            }
            if (remaining <= 0) {
                throw refusal(computation.isStarted() ? Reason.NOT_FINISHED : Reason.NOT_STARTED);
            }
            return Math.min(remaining, PRESENCE_NANOS);
        } finally {
            lock.unlock();
        }
    }

    private void leave(Computation<?> computation) {
        lock.lock();
        try {
            waiting--;
            if (computation.leave() && !computation.result().isDone()) {
                abandon(computation);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Cancels a computation. The next caller with the same question starts another one. */
    private void abandon(Computation<?> computation) {
        computation.cancel();
        unfinished.remove(computation.question, computation);
        if (!computation.isStarted()) {
            line.remove(computation);
            forget(computation);
            cancelled++;
        }
    }

    private ComputeRefused countedRefusal(Reason reason) {
        lock.lock();
        try {
            return refusal(reason);
        } finally {
            lock.unlock();
        }
    }

    private ComputeRefused refusal(Reason reason) {
        refused.merge(reason, 1L, Long::sum);
        return new ComputeRefused(reason, limits);
    }

    /** The current state and the totals of the pool. */
    public PoolStatus status() {
        lock.lock();
        try {
            return new PoolStatus(waiting, line.size(), running, finished, cancelled, Map.copyOf(refused));
        } finally {
            lock.unlock();
        }
    }

    /** Ends all computations. Waiting callers get a refusal. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            for (var computation : Map.copyOf(unfinished).values()) {
                abandon(computation);
                computation.result().cancel(false);
            }
        } finally {
            lock.unlock();
        }
        workers.shutdown();
    }
}
