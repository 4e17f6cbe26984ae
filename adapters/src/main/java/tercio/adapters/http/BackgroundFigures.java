package tercio.adapters.http;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.computing.ComputeRefused;
import tercio.adapters.store.CommitListeners;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.projections.GameHistory;
import tercio.projections.GameTallies;
import tercio.projections.GameTally;

/**
 * Computes the figures of reports and statistics in the background: the battles of games beside their odds, and what each game adds to
 * statistics. Games with a waiting caller come first, then those in which nothing was played for a moment, then all others.
 *
 * <p>Decided: one thread hands one piece of work at a time to the pool of work on whole games, as a caller among the others. As soon as
 * another caller waits there, or something is played in any game while nobody waits for the figures, the piece is given up and tried again
 * later; its results so far are kept. Where the service never rests, a short piece is finished beside the play after a while.
 */
@Component
class BackgroundFigures {

    private static final Logger LOG = LoggerFactory.getLogger(BackgroundFigures.class);
    private static final String CALLER = "in the background";
    private static final int GAMES = 10_000;

    /** How long a game must rest before its figures are computed. */
    private static final long QUIET = TimeUnit.SECONDS.toNanos(10);
    /** The time after which a piece is stored and the next begins; doubled as long as it makes no progress. */
    private static final Duration PIECE = Duration.ofSeconds(20);
    private static final int DOUBLED_AT_MOST = 3;
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);
    /** The number of times that a piece gives way to other callers and to play before it is finished beside them. */
    private static final int GIVES_WAY = 20;
    /** The time of a piece that is finished beside the play: a tenth of the pauses before it. */
    private static final Duration SHORT_PIECE = Duration.ofSeconds(2);

    /**
     * A request for the figures of a game.
     *
     * @param awaited whether a caller waits for them
     */
    private record FigureRequest(String game, Optional<GameHistory> seen, boolean awaited) {}

    private final ComputePools pools;
    private final GameTallies tallies;
    private final DamagedGames damaged;
    private final JdbcCredentialStore credentials;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final Map<String, FigureRequest> wanted = new LinkedHashMap<>();
    /** The time of the last commit by game, the least recently played first. */
    private final Map<String, Long> played = new LinkedHashMap<>();
    private final ArrayDeque<String> others = new ArrayDeque<>();
    private final boolean prepares;
    /** The time of the last commit in any game. */
    private volatile long lastPlayed = System.nanoTime() - PAUSE;
    private volatile boolean ending;
    private Thread worker;

    BackgroundFigures(ComputePools pools, GameTallies tallies, DamagedGames damaged, JdbcCredentialStore credentials, CommitListeners commits,
            ComputingSettings settings) {
        this.prepares = settings.background();
        this.pools = pools;
        this.tallies = tallies;
        this.damaged = damaged;
        this.credentials = credentials;
        if (prepares) {
            commits.onCommit(this::onCommit);
        }
    }

    @EventListener(ApplicationReadyEvent.class)
    void start() {
        worker = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("figures").start(this::run);
    }

    @EventListener(ContextClosedEvent.class)
    void stop() {
        ending = true;
        changeAndSignal(() -> { });
    }

    /** Requests the figures of a game as a viewer may see it, for a waiting caller. */
    void prepareSoon(String game, GameHistory seen) {
        changeAndSignal(() -> {
            if (wanted.size() < GAMES) {
                wanted.putIfAbsent(game + "/" + seen.viewer().all() + seen.viewer().parties().stream().sorted().toList(), new FigureRequest(game, Optional.of(seen), true));
            }
        });
    }

    /** Requests what a game adds to statistics over games, for a waiting caller. */
    void prepareSoon(String game) {
        changeAndSignal(() -> {
            if (wanted.size() < GAMES) {
                wanted.putIfAbsent(game, new FigureRequest(game, Optional.empty(), true));
            }
        });
    }

    private void onCommit(String game) {
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

    private void changeAndSignal(Runnable change) {
        lock.lock();
        try {
            change.run();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        try {
            if (prepares) {
                queueAllGames();
            }
            while (!ending) {
                takeNext().ifPresent(this::work);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Queues the games of the database, the newest first. */
    private void queueAllGames() {
        try {
            others.addAll(credentials.newestGames(GAMES));
        } catch (RuntimeException unreadable) {
            LOG.warn("The figures of the games are not made before somebody asks for them: {}", unreadable.getMessage());
        }
    }

    private Optional<FigureRequest> takeNext() throws InterruptedException {
        lock.lock();
        try {
            Optional<FigureRequest> next = takeFirst(wanted.values().iterator());
            if (next.isEmpty()) {
                next = takeQuietGame();
            }
            if (next.isEmpty() && !others.isEmpty()) {
                next = Optional.of(new FigureRequest(others.poll(), Optional.empty(), false));
            }
            if (next.isEmpty() && !ending) {
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

    /** Works on a game until nothing is missing, or no progress is made. */
    private void work(FigureRequest next) {
        int missing = Integer.MAX_VALUE;
        int doubled = 0;
        int gaveWay = 0;
        while (!ending && doubled <= DOUBLED_AT_MOST) {
            try {
                if (!next.awaited() && tallies.isComplete(next.game())) {
                    // Most games of a service that starts: what is stored of them is not read.
                    return;
                }
                boolean givesWay = gaveWay < GIVES_WAY;
                if (givesWay && isPlayed(next)) {
                    gaveWay++;
                    pause();
                    continue;
                }
                var time = (givesWay ? PIECE : SHORT_PIECE).multipliedBy(1L << doubled);
                int left = pools.records().answer(List.of(this, next.game()), CALLER, () -> ending || givesWay && (areOthersWaiting() || isPlayed(next)),
                        () -> workOnPiece(next, TimeLimits.elapsedAfter(time)));
                if (left == 0) {
                    return;
                }
                gaveWay = 0;
                doubled = left < missing ? 0 : doubled + 1;
                missing = left;
            } catch (ComputeRefused refused) {
                if (refused.reason() == ComputeRefused.Reason.CLOSED) {
                    return;
                }
                gaveWay++;
                pause();
            } catch (RuntimeException failed) {
                LOG.warn("The figures of game {} are not made: {}", next.game(), failed.getMessage());
                return;
            }
        }
    }

    /** Whether games are being played while nobody waits for these figures. */
    private boolean isPlayed(FigureRequest next) {
        return !next.awaited() && System.nanoTime() - lastPlayed < PAUSE;
    }

    private boolean areOthersWaiting() {
        return pools.records().status().queued() > 0;
    }

    private void pause() {
        lock.lock();
        try {
            long until = System.nanoTime() + PAUSE;
            for (long left = PAUSE; left > 0 && !ending; left = until - System.nanoTime()) {
                news.awaitNanos(left);
            }
        } catch (InterruptedException stopped) {
            ending = true;
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Works on one piece and returns how many figures are still missing. */
    private int workOnPiece(FigureRequest next, BooleanSupplier enough) {
        if (next.seen().isEmpty() && tallies.findKnown(next.game()).filter(tally -> tally.pending() == 0).isPresent()) {
            // A game whose figures are known is not read, and so not checked either.
            return 0;
        }
        if (damaged.reason(next.game()).isPresent()) {
            return 0;
        }
        return next.seen().map(seen -> tallies.of(seen, seen.position(), enough).pending())
                .orElseGet(() -> tallies.count(next.game(), enough).map(GameTally::pending).orElse(0));
    }
}
