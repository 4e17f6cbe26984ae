package tercio.application.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.axonframework.common.Registration;
import org.axonframework.common.caching.Cache;

/**
 * Keeps the entities of the games used last, so that a command on a long game need not fold it again. An entity that
 * falls out is folded from its events when it is next used.
 */
public final class RecentGames implements Cache {

    private final Map<Object, Object> kept;

    public RecentGames(int most) {
        kept = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
                return size() > most;
            }
        };
    }

    @Override
    @SuppressWarnings("unchecked") // as the interface has it: the caller knows what it put there
    public synchronized <K, V> V get(K key) {
        return (V) kept.get(key);
    }

    @Override
    public synchronized void put(Object key, Object value) {
        kept.put(key, value);
    }

    @Override
    public synchronized boolean putIfAbsent(Object key, Object value) {
        return kept.putIfAbsent(key, value) == null;
    }

    @Override
    @SuppressWarnings("unchecked") // as the interface has it
    public synchronized <T> T computeIfAbsent(Object key, Supplier<T> supplier) {
        return (T) kept.computeIfAbsent(key, absent -> supplier.get());
    }

    @Override
    public synchronized boolean remove(Object key) {
        return kept.remove(key) != null;
    }

    @Override
    public synchronized void removeAll() {
        kept.clear();
    }

    @Override
    public synchronized boolean containsKey(Object key) {
        return kept.containsKey(key);
    }

    /** Nobody listens to what is kept here. */
    @Override
    public Registration registerCacheEntryListener(EntryListener listener) {
        return () -> false;
    }

    @Override
    @SuppressWarnings("unchecked") // as the interface has it
    public synchronized <V> void computeIfPresent(Object key, UnaryOperator<V> update) {
        kept.computeIfPresent(key, (same, value) -> update.apply((V) value));
    }
}
