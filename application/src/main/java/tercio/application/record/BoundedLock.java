package tercio.application.record;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import tercio.domain.sentence.Sentence;

/** A lock with a bounded wait. A caller that waits too long is refused and has changed nothing. */
public final class BoundedLock {

    /** The longest wait for other work: far longer than any work takes on a machine that is not overloaded. */
    public static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ReentrantLock lock = new ReentrantLock();

    /**
     * Runs work under this lock.
     *
     * @throws StorageUnavailable if other work takes longer than {@link #PATIENCE}, or where the thread is asked to end
     */
    public <T> T holding(Supplier<T> work) {
        acquire();
        try {
            return work.get();
        } finally {
            release();
        }
    }

    /** Begins work; {@link #release} ends it. */
    public void acquire() {
        // An interrupted thread, too, takes a free lock, because its work is short.
        if (!lock.tryLock() && !tryAcquire()) {
            throw tooLong();
        }
    }

    /** Ends work that {@link #acquire} began, in the same thread. */
    public void release() {
        lock.unlock();
    }

    private boolean tryAcquire() {
        try {
            return lock.tryLock(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            throw new StorageUnavailable(Sentence.of("kernel.storage.work-ends"), ending);
        }
    }

    /** The refusal of work that waited too long. */
    public static StorageUnavailable tooLong() {
        return new StorageUnavailable(Sentence.of("kernel.storage.other-work").with("seconds", (int) PATIENCE.toSeconds()));
    }
}
