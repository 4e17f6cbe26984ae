package tercio.adapters.http.stream;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The threads that wait for news of a game. News of one game wake only its own listeners. */
final class GameListeners {

    private final ConcurrentHashMap<String, Set<Listener>> byGame = new ConcurrentHashMap<>();

    /** Waits for news of one game, on one thread. */
    final class Listener implements AutoCloseable {

        private final String game;
        private final Semaphore news = new Semaphore(0);

        private Listener(String game) {
            this.game = game;
        }

        /** Waits until there is news that was not waited for yet. Returns false at a timeout. */
        boolean await(Duration longest) throws InterruptedException {
            boolean woken = news.tryAcquire(longest.toNanos(), TimeUnit.NANOSECONDS);
            news.drainPermits();
            return woken;
        }

        @Override
        public void close() {
            byGame.computeIfPresent(game, (same, listeners) -> {
                listeners.remove(this);
                return listeners.isEmpty() ? null : listeners;
            });
        }
    }

    Listener listen(String game) {
        var listener = new Listener(game);
        byGame.compute(game, (same, listeners) -> {
            Set<Listener> all = listeners == null ? ConcurrentHashMap.newKeySet() : listeners;
            all.add(listener);
            return all;
        });
        return listener;
    }

    void wake(String game) {
        byGame.getOrDefault(game, Set.of()).forEach(listener -> listener.news.release());
    }

    void wakeAll() {
        byGame.keySet().forEach(this::wake);
    }

    /** The number of games with listeners. */
    int gameCount() {
        return byGame.size();
    }
}
