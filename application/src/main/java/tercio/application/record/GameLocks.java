package tercio.application.record;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** A lock for each game, so that long work on one game is done once and by one thread while work on other games continues. */
public final class GameLocks {

    private final Map<String, Shared> locks = new ConcurrentHashMap<>();

    /** A lock with the number of threads that hold it or wait for it. */
    private record Shared(BoundedLock lock, int users) {}

    /**
     * Runs work while no other thread runs work on the same game under these locks. The work should first check whether it is still
     * needed.
     *
     * @throws StorageUnavailable if other work on the game takes too long
     */
    public <T> T holding(String game, Supplier<T> work) {
        var lock = locks.compute(game, (same, shared) -> shared == null ? new Shared(new BoundedLock(), 1) : new Shared(shared.lock(), shared.users() + 1)).lock();
        try {
            return lock.holding(work);
        } finally {
            locks.computeIfPresent(game, (same, shared) -> shared.users() == 1 ? null : new Shared(shared.lock(), shared.users() - 1));
        }
    }
}
