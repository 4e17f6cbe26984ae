package tercio.adapters.http.analysis;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.computing.ComputeRefused;
import tercio.adapters.http.analysis.FigureQueue.FigureRequest;
import tercio.adapters.http.computing.ComputingSettings;
import tercio.adapters.http.computing.TimeLimits;
import tercio.adapters.store.BackgroundTurn;
import tercio.adapters.store.CommitListeners;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.GameDirectory;
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

    /** The time after which a piece is stored and the next begins; doubled as long as it makes no progress. */
    private static final Duration PIECE = Duration.ofSeconds(20);
    private static final int DOUBLED_AT_MOST = 3;
    /** The number of times that a piece gives way to other callers and to play before it is finished beside them. */
    private static final int GIVES_WAY = 20;
    /** The time of a piece that is finished beside the play: a tenth of the pauses before it. */
    private static final Duration SHORT_PIECE = Duration.ofSeconds(2);

    private final ComputePools pools;
    private final GameTallies tallies;
    private final DamagedGames damaged;
    private final GameDirectory directory;
    private final FigureQueue queue = new FigureQueue();
    private final boolean prepares;
    private final BackgroundTurn turn;
    private Thread worker;

    BackgroundFigures(ComputePools pools, GameTallies tallies, DamagedGames damaged, GameDirectory directory, CommitListeners commits,
            ComputingSettings settings, BackgroundTurn turn) {
        this.turn = turn;
        this.prepares = settings.background();
        this.pools = pools;
        this.tallies = tallies;
        this.damaged = damaged;
        this.directory = directory;
        if (prepares) {
            commits.onCommit(queue::noteCommit);
        }
    }

    @EventListener(ApplicationReadyEvent.class)
    void start() {
        worker = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("figures").start(this::run);
        if (prepares) {
            Thread.ofVirtual().name("games without figures").start(() -> {
                turn.await(queue::isEnded);
                queueAllGames();
            });
        }
    }

    @EventListener(ContextClosedEvent.class)
    void stop() {
        queue.end();
    }

    /** Requests the figures of a game as a viewer may see it, for a waiting caller. */
    void prepareSoon(String game, GameHistory seen) {
        queue.want(game + "/" + seen.viewer().all() + seen.viewer().parties().stream().sorted().toList(), new FigureRequest(game, Optional.of(seen), true));
    }

    /** Requests what a game adds to statistics over games, for a waiting caller. */
    void prepareSoon(String game) {
        queue.want(game, new FigureRequest(game, Optional.empty(), true));
    }

    private void run() {
        try {
            while (!queue.isEnded()) {
                queue.takeNext().ifPresent(this::work);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Queues the games of the database, the newest first. */
    private void queueAllGames() {
        try {
            queue.addOthers(directory.newest(FigureQueue.GAMES));
        } catch (RuntimeException unreadable) {
            LOG.warn("The figures of the games are not made before somebody asks for them: {}", unreadable.getMessage());
        }
    }

    /** Works on a game until nothing is missing, or no progress is made. */
    private void work(FigureRequest next) {
        int missing = Integer.MAX_VALUE;
        int doubled = 0;
        int gaveWay = 0;
        while (!queue.isEnded() && doubled <= DOUBLED_AT_MOST) {
            try {
                if (!next.awaited() && isComplete(next.game())) {
                    return;
                }
                boolean givesWay = gaveWay < GIVES_WAY;
                if (givesWay && isPlayed(next)) {
                    gaveWay++;
                    queue.pause();
                    continue;
                }
                var time = (givesWay ? PIECE : SHORT_PIECE).multipliedBy(1L << doubled);
                int left = pools.records().answer(List.of(this, next.game()), CALLER, () -> queue.isEnded() || givesWay && (areOthersWaiting() || isPlayed(next)),
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
                queue.pause();
            } catch (RuntimeException failed) {
                LOG.warn("The figures of game {} are not made: {}", next.game(), failed.getMessage());
                return;
            }
        }
    }

    /** Most games of a service that starts are complete: what is stored of them is not read. To ask for all of them is long work, too. */
    private boolean isComplete(String game) {
        long start = System.nanoTime();
        boolean complete = tallies.isComplete(game);
        turn.pause(System.nanoTime() - start);
        return complete;
    }

    /** Whether games are being played while nobody waits for these figures. */
    private boolean isPlayed(FigureRequest next) {
        return !next.awaited() && queue.isBeingPlayed();
    }

    private boolean areOthersWaiting() {
        return pools.records().status().queued() > 0;
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
