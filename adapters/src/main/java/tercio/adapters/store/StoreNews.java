package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the other services of a PostgreSQL database what was committed here, and hears what was committed there.
 *
 * <p>Decided: a thread tells after the commit, on a connection of its own, and not the transaction itself, because a transaction that notifies
 * holds a lock of the whole database while it is brought onto the disk. Where news are lost, with a connection or a process, each service looks
 * once a second for events that it was not told of; and when it listens again after a loss, it forgets what it has cached.
 */
final class StoreNews implements AutoCloseable {

    /** A listener to changes by other services. */
    interface Heard {

        /** A game has new events up to a position at least. */
        void events(String game);

        /** Tokens, visibility or something else of a game was changed that is not its events. */
        void other(String game);

        /** Anything may have been changed. */
        void anything();
    }

    private static final Logger LOG = LoggerFactory.getLogger(StoreNews.class);
    private static final String CHANNEL = "tercio";
    private static final char EVENTS = 'e';
    private static final char OTHER = 'o';
    /** The last of the news: this service ends. */
    private static final String END = "";
    /** The time that the end waits for the last news to be sent, because a command of the command line ends right after its work. */
    private static final Duration LAST_NEWS = Duration.ofSeconds(2);
    /** Games in one notice, which has less than 8000 bytes. */
    private static final int MOST = 100;
    private static final int LOOK_MILLISECONDS = 1000;
    private static final int SILENCE_MILLISECONDS = 5000;
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(500);
    /** Looks after which the clock of the server is read again. */
    private static final int CLOCK_LOOKS = 5;
    /** Changes that wait to be told. */
    private static final int MOST_UNTOLD = 10_000;

    private final PostgresDatabase database;
    private final Heard heard;
    private final String self = UUID.randomUUID().toString().substring(0, 8);
    private final BlockingQueue<String> untold = new LinkedBlockingQueue<>();
    private final UnannouncedEvents unannounced = new UnannouncedEvents();
    private final Thread teller;
    private final Thread listener;
    /** Open once this service hears what others commit. */
    private final CountDownLatch hears = new CountDownLatch(1);
    private volatile boolean ending;
    private volatile Connection listening;

    /**
     * Waits until news are heard, or until the database lets this wait too long: what was committed between the first read of a game and the
     * first moment of listening would be told to nobody.
     */
    StoreNews(PostgresDatabase database, Heard heard) {
        this.database = database;
        this.heard = heard;
        teller = Thread.ofPlatform().daemon().name("tells commits").start(this::tell);
        listener = Thread.ofPlatform().daemon().name("hears commits").start(this::hear);
        try {
            if (!hears.await(SILENCE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
                LOG.warn("The database is slow: what other services commit is not heard yet.");
            }
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    /** Announces committed new events of a game. */
    void announceCommit(String game, int position) {
        unannounced.noteKnown(game, position);
        tell(EVENTS, game);
    }

    /** Announces another committed change of a game. */
    void announceChange(String game) {
        tell(OTHER, game);
    }

    /** Beyond the bound nothing is kept to be told: a server that is away this long has ended the other services' connections, too, and they forget all. */
    private void tell(char kind, String game) {
        if (untold.size() < MOST_UNTOLD) {
            untold.add(kind + game);
        }
    }

    private void tell() {
        Set<String> batch = new LinkedHashSet<>();
        while (!ending) {
            try (var connection = database.openConnection(); var notify = connection.prepareStatement("select pg_notify('" + CHANNEL + "', ?)")) {
                while (take(batch)) {
                    notify.setString(1, self + " " + String.join(" ", batch));
                    notify.execute();
                    batch.clear();
                }
                return;
            } catch (SQLException lost) {
                LOG.debug("Other services were not told of {} games yet: {}", batch.size(), lost.getMessage());
                LockSupport.parkNanos(PAUSE);
            } catch (InterruptedException ended) {
                return;
            }
        }
    }

    /** Waits for news, and takes all there is. News that was not told is kept. Returns false if all is told and no more comes. */
    private boolean take(Set<String> batch) throws InterruptedException {
        if (batch.isEmpty()) {
            batch.add(untold.take());
        }
        var more = new ArrayList<String>();
        untold.drainTo(more, Math.max(0, MOST - batch.size()));
        batch.addAll(more);
        if (batch.remove(END)) {
            // It stays the last.
            untold.add(END);
        }
        return !batch.isEmpty();
    }

    private void hear() {
        while (!ending) {
            try (var connection = database.openConnection()) {
                listening = connection;
                listen(connection);
            } catch (SQLException lost) {
                if (!ending) {
                    database.markLost(lost);
                    LockSupport.parkNanos(PAUSE);
                }
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        // A server that answers no more, and closes nothing, is as good as gone.
        connection.setNetworkTimeout(Runnable::run, SILENCE_MILLISECONDS);
        try (var statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
        }
        var notices = connection.unwrap(PGConnection.class);
        // Before anything is forgotten: what is committed from now on is told.
        unannounced.begin(connection);
        heard.anything();
        hears.countDown();
        int looks = 0;
        for (long looked = System.nanoTime(); !ending;) {
            var told = notices.getNotifications(LOOK_MILLISECONDS);
            for (var notice : told == null ? new PGNotification[0] : told) {
                receive(List.of(notice.getParameter().split(" ")));
            }
            if (System.nanoTime() - looked >= TimeUnit.MILLISECONDS.toNanos(LOOK_MILLISECONDS)) {
                unannounced.look(connection, game -> deliver(EVENTS, game));
                looked = System.nanoTime();
                if (looks++ % CLOCK_LOOKS == 0) {
                    ServerClock.ofClaims().set(connection);
                }
            }
        }
    }

    private void receive(List<String> words) {
        if (!words.getFirst().equals(self)) {
            words.stream().skip(1).filter(word -> word.length() > 1).forEach(word -> deliver(word.charAt(0), word.substring(1)));
        }
    }

    private void deliver(char kind, String game) {
        try {
            if (kind == EVENTS) {
                heard.events(game);
            } else if (kind == OTHER) {
                heard.other(game);
            }
        } catch (RuntimeException failed) {
            LOG.warn("What another service did in game {} is noticed when it is next read: {}", game, failed.getMessage());
        }
    }

    @Override
    public void close() {
        var open = listening;
        try {
            untold.add(END);
            teller.join(LAST_NEWS);
            ending = true;
            teller.interrupt();
            if (open != null) {
                open.abort(Runnable::run);
            }
            teller.join();
            listener.join();
        } catch (SQLException gone) {
            LOG.debug("The connection was lost before: {}", gone.getMessage());
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
