package tercio.adapters.store;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.messaging.StreamableMessageSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.projections.StoredViews;
import tercio.projections.Summaries;

/**
 * Makes the views of all games again in a service that starts where another build had made them: one game after another, those that go on before
 * those that are over, the newest first, in the turn of work in the background. After an interruption the next start goes on: a game with a summary
 * that this build stored is done.
 *
 * <p>Decided: the processor of the views begins at the newest event meanwhile, so that games which are played have theirs at once. From the first
 * event on it would make those of all games with two workers, as fast as it can, while the first requests wait. A game without stored views is
 * folded when somebody looks at it; the list shows finished games as the other build stored them ({@link FinishedForms}).
 */
final class ViewRemake implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ViewRemake.class);
    /** Games of a page of the list. */
    private static final int PAGE = 200;
    private static final String MADE = "exists (select 1 from view_at_present v where v.game = g.game and v.view = ? and v.program = ?)";
    private static final String GOING_ON = "select g.ordinal, g.game, " + MADE + " from game_listing g where g.over = false and g.ordinal < ? order by g.ordinal desc limit " + PAGE;
    private static final String ALL = "select g.ordinal, g.game, " + MADE + " from game_keys g where g.ordinal < ? order by g.ordinal desc limit " + PAGE;

    private final JdbcClient database;
    private final StoredViews views;
    private final BackgroundTurn turn;
    private volatile boolean fromNewest;
    private volatile boolean ending;
    private volatile Thread background;

    ViewRemake(JdbcClient database, StoredViews views, BackgroundTurn turn) {
        this.database = database;
        this.views = views;
        this.turn = turn;
    }

    /** Another build had made the views, and they are deleted: this makes them where a service starts. */
    void takeOver() {
        fromNewest = turn.isHeld();
    }

    /** The first position of a view processor that has never run. */
    TrackingToken begin(StreamableMessageSource<TrackedEventMessage<?>> events) {
        return fromNewest ? events.createHeadToken() : events.createTailToken();
    }

    /** Starts making them in the background, when the turn of such work has come. */
    void start() {
        background = Connections.ofWorkers(Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("views of another build").factory()).newThread(() -> {
            turn.await(() -> ending);
            try {
                remakeMissing(LockSupport::parkNanos);
            } catch (RuntimeException failed) {
                LOG.warn("The views of some games are made when somebody looks at them: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
            }
        });
        background.start();
    }

    private record Listed(long ordinal, String game, boolean made) {}

    /**
     * Makes the views of each game that has no summary of this build. One that is set aside gets none, and is tried again at each start.
     *
     * @param pause waits so many nanoseconds after each game
     * @return of how many games
     */
    int remakeMissing(LongConsumer pause) {
        return remakeMissing(GOING_ON, pause) + remakeMissing(ALL, pause);
    }

    private int remakeMissing(String games, LongConsumer pause) {
        int count = 0;
        long below = Long.MAX_VALUE;
        for (var page = page(games, below, pause); !page.isEmpty() && !ending; page = page(games, below, pause)) {
            for (var listed : page) {
                if (!listed.made() && !ending) {
                    long start = System.nanoTime();
                    views.rebuild(listed.game());
                    count++;
                    pause.accept(turn.pauseAfter(System.nanoTime() - start));
                }
            }
            below = page.getLast().ordinal();
        }
        return count;
    }

    private List<Listed> page(String games, long below, LongConsumer pause) {
        long start = System.nanoTime();
        var page = database.sql(games).params(Summaries.NAME, BuildId.mark(), below).query((row, number) -> new Listed(row.getLong(1), row.getString(2), row.getBoolean(3))).list();
        pause.accept(turn.pauseAfter(System.nanoTime() - start));
        return page;
    }

    /** Ends it after the game that is being made. */
    void end() {
        ending = true;
    }

    @Override
    public void close() {
        end();
        var making = background;
        if (making != null) {
            LockSupport.unpark(making);
            try {
                making.join();
            } catch (InterruptedException impatient) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
