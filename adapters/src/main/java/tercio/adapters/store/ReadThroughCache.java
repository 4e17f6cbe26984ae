package tercio.adapters.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Caches what is read of games until it changes. Several threads may read the same at once: nobody waits for another's reading, which
 * wants a connection, while it holds one itself.
 */
final class ReadThroughCache<T> {

    private final Cache<String, T> known;
    private final Function<String, Optional<T>> reader;
    /** The number of removals. Values read before the last one are not cached. */
    private final AtomicLong forgotten = new AtomicLong();
    private volatile Consumer<String> changes = game -> {};

    ReadThroughCache(Caffeine<? super String, ? super T> bounds, Function<String, Optional<T>> reader) {
        known = bounds.build();
        this.reader = reader;
    }

    /** The stored value of a game; empty if there is none. */
    Optional<T> of(String game) {
        var cached = known.getIfPresent(game);
        if (cached != null) {
            return Optional.of(cached);
        }
        long before = forgotten.get();
        var read = reader.apply(game);
        read.ifPresent(value -> known.asMap().compute(game, (same, other) -> forgotten.get() == before ? value : other));
        return read;
    }

    /** @param changes called with each game of which something was changed here, when that is committed */
    void onChange(Consumer<String> changes) {
        this.changes = changes;
    }

    /** Drops a game after a change by another service. */
    void onChangeElsewhere(String game) {
        drop(game);
    }

    /** Drops all games, because another service may have changed any of them. */
    void onChangeElsewhere() {
        forgotten.incrementAndGet();
        known.invalidateAll();
    }

    /** Called when something of a game was changed. Others read what was before until the transaction ends: it is forgotten then once more. */
    void forget(String game) {
        drop(game);
        if (TransactionSynchronizationManager.isSynchronizationActive()) {
            TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                @Override
                public void afterCompletion(int status) {
                    drop(game);
                    if (status == STATUS_COMMITTED) {
                        changes.accept(game);
                    }
                }
            });
        } else {
            changes.accept(game);
        }
    }

    private void drop(String game) {
        forgotten.incrementAndGet();
        known.invalidate(game);
    }
}
