package tercio.adapters.computing;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import tercio.domain.ruling.Cancellation;

/** Work that a test holds up: it ends when the test lets it, or when it is cancelled. */
public final class BlockedWork implements Supplier<String> {

    private final Semaphore begun = new Semaphore(0);
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicInteger times = new AtomicInteger();

    @Override
    public String get() {
        int time = times.incrementAndGet();
        begun.release();
        try {
            while (!released.await(1, TimeUnit.MILLISECONDS)) {
                Cancellation.check();
            }
        } catch (InterruptedException unexpected) {
            throw new IllegalStateException(unexpected);
        }
        return "result " + time;
    }

    /** Waits until a worker has begun it once more. */
    public void awaitBegun() {
        begun.acquireUninterruptibly();
    }

    public void release() {
        released.countDown();
    }

    /** The number of times that it was begun. */
    public int times() {
        return times.get();
    }
}
