package tercio.projections;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** A lock for each game, so that long work on one game is done once and by one thread. Work on other games goes on meanwhile. */
public final class GameLocks {

    private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();

    /** Does work while no other thread does work on the same game under these locks. The work looks first whether it is still to be done. */
    public <T> T holding(String game, Supplier<T> work) {
        var lock = locks.computeIfAbsent(game, first -> new ReentrantLock());
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
            locks.remove(game, lock);
        }
    }
}
