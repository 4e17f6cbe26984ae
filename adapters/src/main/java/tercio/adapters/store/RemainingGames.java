package tercio.adapters.store;

import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** The games that several workers have still to work on. The longest come first, so that all workers end at about the same time. */
final class RemainingGames {

    /** @param events the number of its events */
    record Game(String id, int events) {}

    private final Queue<Game> remaining;
    private final int events;
    private final AtomicInteger done = new AtomicInteger();
    private volatile boolean stopped;

    RemainingGames(List<Game> games) {
        remaining = new ConcurrentLinkedQueue<>(games.stream().sorted(Comparator.comparingInt(Game::events).reversed()).toList());
        events = games.stream().mapToInt(Game::events).sum();
    }

    /** Works on one game after another until none remains. A failure stops the other workers too. */
    void each(Consumer<String> work) {
        try {
            for (var game = next(); game != null; game = next()) {
                work.accept(game.id());
                done.addAndGet(game.events());
            }
        } finally {
            stopped = true;
        }
    }

    /** The next game; null where no worker is to go on. */
    private Game next() {
        return stopped ? null : remaining.poll();
    }

    /** Lets the workers end with the games that they are at. */
    void stop() {
        stopped = true;
    }

    /** Whether all games are done. */
    boolean isFinished() {
        return doneEvents() == events;
    }

    /** The number of events of the finished games. */
    int doneEvents() {
        return done.get();
    }

    /** The number of events of all games. */
    int events() {
        return events;
    }
}
