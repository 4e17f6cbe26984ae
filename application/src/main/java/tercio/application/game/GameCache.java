package tercio.application.game;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.axonframework.common.Registration;
import org.axonframework.common.caching.Cache;

/**
 * Caches the entities of the games used last for Axon, so that a command on a long game need not fold it again. An entity that
 * was evicted is folded from its events when it is next used.
 */
final class GameCache implements Cache {

    private final ConcurrentMap<Object, Object> entities;

    GameCache(int most) {
        // Kept in order by the thread that changes it: else each command wakes one more.
        entities = Caffeine.newBuilder().maximumSize(most).executor(Runnable::run).build().asMap();
    }

    @Override
    @SuppressWarnings("unchecked") // the interface leaves the type to the caller
    public <K, V> V get(K key) {
        return (V) entities.get(key);
    }

    @Override
    public void put(Object key, Object value) {
        entities.put(key, value);
    }

    @Override
    public boolean putIfAbsent(Object key, Object value) {
        return entities.putIfAbsent(key, value) == null;
    }

    @Override
    @SuppressWarnings("unchecked") // the interface leaves the type to the caller
    public <T> T computeIfAbsent(Object key, Supplier<T> supplier) {
        return (T) entities.computeIfAbsent(key, absent -> supplier.get());
    }

    @Override
    public boolean remove(Object key) {
        return entities.remove(key) != null;
    }

    @Override
    public void removeAll() {
        entities.clear();
    }

    @Override
    public boolean containsKey(Object key) {
        return entities.containsKey(key);
    }

    /** Nothing listens to this cache. */
    @Override
    public Registration registerCacheEntryListener(EntryListener listener) {
        return () -> false;
    }

    @Override
    @SuppressWarnings("unchecked") // the interface leaves the type to the caller
    public <V> void computeIfPresent(Object key, UnaryOperator<V> update) {
        entities.computeIfPresent(key, (same, value) -> update.apply((V) value));
    }
}
