package tercio.adapters.archive;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import tercio.domain.ruling.Cancellation;

/**
 * Folds games one after the other. Where many wait, as when an archive is made, some are folded ahead by threads of their own; what nobody took
 * waits again when it is closed.
 */
final class FoldsAhead implements AutoCloseable {

    /** The number of games from which on threads are worth while. */
    private static final int MANY = 16;
    private static final int MOST_THREADS = 4;

    private final Iterator<String> games;
    private final Map<String, Instant> stale;
    private final Function<String, Optional<FoldedGame>> fold;
    private final Optional<ExecutorService> threads;
    private final int window;
    private final AtomicBoolean ended = new AtomicBoolean();
    private final Deque<Taken> taken = new ArrayDeque<>();

    /** A game that is being folded, with when its events were heard of. */
    private record Taken(String game, Instant heard, Future<Optional<FoldedGame>> made) {}

    private FoldsAhead(Iterator<String> games, Map<String, Instant> stale, Function<String, Optional<FoldedGame>> fold, int threads) {
        this.games = games;
        this.stale = stale;
        this.fold = fold;
        this.threads = threads > 1 ? Optional.of(Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("archive-fold-", 1).factory()))
                : Optional.empty();
        window = threads > 1 ? 2 * threads : 1;
    }

    /**
     * @param games in the order in which they are folded
     * @param stale those that wait: a game that is folded waits no more
     * @param fold of several threads at once
     */
    static FoldsAhead of(List<String> games, Map<String, Instant> stale, Function<String, Optional<FoldedGame>> fold) {
        int threads = games.size() < MANY ? 1 : Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        return new FoldsAhead(games.iterator(), stale, fold, threads);
    }

    /** Whether there is another game. Begins to fold those ahead. */
    boolean hasNext() {
        while (taken.size() < window && games.hasNext()) {
            var game = games.next();
            var heard = stale.remove(game);
            if (heard != null) {
                taken.add(new Taken(game, heard, threads.map(each -> each.submit(() -> Cancellation.during(ended::get, () -> fold.apply(game)))).orElse(null)));
            }
        }
        return !taken.isEmpty();
    }

    /** The next game; empty where there is nothing to fold of it. */
    Optional<FoldedGame> next() {
        var first = taken.peek();
        var made = first.made() == null ? fold.apply(first.game()) : await(first.made());
        taken.remove();
        return made;
    }

    private static Optional<FoldedGame> await(Future<Optional<FoldedGame>> made) {
        try {
            return made.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the archive was stopped while it was made", stopped);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(failed.getCause());
        }
    }

    @Override
    public void close() {
        ended.set(true);
        taken.forEach(each -> stale.putIfAbsent(each.game(), each.heard()));
        threads.ifPresent(ExecutorService::close);
    }
}
