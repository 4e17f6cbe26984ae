package tercio.adapters.http.analysis;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import tercio.projections.GameHistory;

/**
 * The games whose figures are computed next, for one worker: those with a waiting caller first, then those in which nothing was played for a
 * moment, then all others.
 */
final class FigureQueue {

    /** Games of each kind that are remembered. */
    static final int GAMES = 10_000;

    /** The time that a game must rest before its figures are computed. */
    private static final long QUIET = TimeUnit.SECONDS.toNanos(10);
    /** The time that the worker waits, and after which nothing counts as being played. */
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    /**
     * A request for the figures of a game.
     *
     * @param seen the game as a viewer may see it; empty for what it adds to statistics over games
     * @param awaited whether a caller waits for them
     */
    record FigureRequest(String game, Optional<GameHistory> seen, boolean awaited) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final Map<String, FigureRequest> wanted = new LinkedHashMap<>();
    /** The time of the last commit by game, the least recently played first. */
    private final Map<String, Long> played = new LinkedHashMap<>();
    private final ArrayDeque<String> others = new ArrayDeque<>();
    /** The time of the last commit in any game. */
    private volatile long lastPlayed = System.nanoTime() - PAUSE;
    private volatile boolean ended;

    /** Takes a request of a waiting caller; the same one once. */
    void want(String key, FigureRequest request) {
        changeAndSignal(() -> {
            if (wanted.size() < GAMES) {
                wanted.putIfAbsent(key, request);
            }
        });
    }

    /** Takes games that nobody waits for. */
    void addOthers(List<String> games) {
        changeAndSignal(() -> others.addAll(games));
    }

    /** Something was played in a game. */
    void noteCommit(String game) {
        long now = System.nanoTime();
        lastPlayed = now;
        lock.lock();
        try {
            played.remove(game);
            if (played.isEmpty()) {
                // With entries left the worker wakes up by itself, not for each command.
                news.signalAll();
            }
            if (played.size() < GAMES) {
                played.put(game, now);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Whether something was played in any game a moment ago. */
    boolean isBeingPlayed() {
        return System.nanoTime() - lastPlayed < PAUSE;
    }

    /** The next request, which is taken out; empty where nothing was due for a while. */
    Optional<FigureRequest> takeNext() throws InterruptedException {
        lock.lock();
        try {
            Optional<FigureRequest> next = takeFirst(wanted.values().iterator());
            if (next.isEmpty()) {
                next = takeQuietGame();
            }
            if (next.isEmpty() && !others.isEmpty()) {
                next = Optional.of(new FigureRequest(others.poll(), Optional.empty(), false));
            }
            if (next.isEmpty() && !ended) {
                news.awaitNanos(played.isEmpty() ? TimeUnit.MINUTES.toNanos(1) : PAUSE);
            }
            return next;
        } finally {
            lock.unlock();
        }
    }

    private static <T> Optional<T> takeFirst(Iterator<T> all) {
        if (!all.hasNext()) {
            return Optional.empty();
        }
        var first = all.next();
        all.remove();
        return Optional.of(first);
    }

    private Optional<FigureRequest> takeQuietGame() {
        var oldest = played.entrySet().iterator();
        if (!oldest.hasNext()) {
            return Optional.empty();
        }
        var game = oldest.next();
        if (System.nanoTime() - game.getValue() < QUIET) {
            return Optional.empty();
        }
        oldest.remove();
        return Optional.of(new FigureRequest(game.getKey(), Optional.empty(), false));
    }

    /** Waits for a moment, or until it ends. */
    void pause() {
        lock.lock();
        try {
            long until = System.nanoTime() + PAUSE;
            for (long left = PAUSE; left > 0 && !ended; left = until - System.nanoTime()) {
                news.awaitNanos(left);
            }
        } catch (InterruptedException stopped) {
            ended = true;
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Ends the work: nobody waits any longer. */
    void end() {
        ended = true;
        changeAndSignal(() -> { });
    }

    boolean isEnded() {
        return ended;
    }

    private void changeAndSignal(Runnable change) {
        lock.lock();
        try {
            change.run();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
