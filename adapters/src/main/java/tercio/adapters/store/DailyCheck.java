package tercio.adapters.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Checks the records of all games in the background, once a day: of several services one does it, and a start goes on where the last one
 * was ({@link CheckedRecords}).
 */
public final class DailyCheck implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DailyCheck.class);
    /** The time after which records are looked for that nobody has checked today. */
    private static final long AGAIN = Duration.ofMinutes(20).toNanos();

    private final JdbcClient database;
    private final DamagedGames damaged;
    private final GameManifest manifest;
    private final CheckedRecords remembered;
    private final ManifestStart manifestStart;
    private final BackgroundTurn turn;
    private volatile boolean ending;
    private volatile Thread background;

    DailyCheck(JdbcClient database, DamagedGames damaged, GameManifest manifest, CheckedRecords remembered, ManifestStart manifestStart, BackgroundTurn turn) {
        this.database = database;
        this.damaged = damaged;
        this.manifest = manifest;
        this.remembered = remembered;
        this.manifestStart = manifestStart;
        this.turn = turn;
    }

    /** Checks every game that was not read yet, the newest first, whatever was remembered. */
    void checkAll() {
        everyGame().takeWhile(game -> !ending).forEach(this::checkOne);
        checkedAll();
    }

    private void checkedAll() {
        if (!ending) {
            manifest.markChecked();
        }
    }

    /** The games, the newest first; where the list cannot be read, those that the manifest knows. */
    private Stream<String> everyGame() {
        try {
            return database.sql("select game from game_keys order by ordinal desc").query(String.class).list().stream();
        } catch (UnreadableData damaged) {
            LOG.warn("The list of games cannot be read: the games that the manifest knows are checked.");
            return manifest.games().stream();
        }
    }

    /**
     * Checks every game that no service has checked today. Services that start together begin at different games.
     *
     * @param pause waits so many nanoseconds after each game
     * @return the number of games that were checked
     */
    int checkRemaining(LongConsumer pause) {
        var done = remembered.all();
        var remaining = everyGame().filter(game -> !isDone(game, done.get(game))).collect(Collectors.toCollection(ArrayList::new));
        if (manifest.isShared() && !remaining.isEmpty()) {
            Collections.rotate(remaining, ThreadLocalRandom.current().nextInt(remaining.size()));
        }
        int count = 0;
        for (var game : remaining) {
            if (ending) {
                return count;
            }
            if (!manifest.isShared() || !isDone(game, remembered.of(game).stream().boxed().findFirst().orElse(null))) {
                long start = System.nanoTime();
                checkAndRemember(game);
                count++;
                pause.accept(turn.pauseAfter(System.nanoTime() - start));
            }
        }
        checkedAll();
        return count;
    }

    /** @param checked up to which position it was checked today; null where it was not */
    private boolean isDone(String game, Integer checked) {
        return checked != null && checked >= knownPosition(game)
                && (manifest.isShared() || manifest.knewAll() || newest(game).equals(OptionalInt.of(knownPosition(game))));
    }

    private void checkAndRemember(String game) {
        if (checkOne(game) && damaged.reasonSoFar(game).isEmpty()) {
            newest(game).ifPresent(position -> remembered.keep(game, position));
        }
    }

    private int knownPosition(String game) {
        return manifest.of(game).orElse(KnownGame.NEW).position();
    }

    private OptionalInt newest(String game) {
        try {
            return OptionalInt.of(database.sql("select coalesce(max(sequenceNumber), -1) + 1 from DomainEventEntry where aggregateIdentifier = ?").param(game)
                    .query(Integer.class).single());
        } catch (UnreadableData damaged) {
            return OptionalInt.empty();
        }
    }

    /** Checks one game; a failure keeps no other unchecked. Returns whether it could be checked. */
    private boolean checkOne(String game) {
        try {
            damaged.reason(game);
            return true;
        } catch (RuntimeException failed) {
            LOG.warn("The record of game {} was not checked: {}", game, DatabaseFault.reason(failed).orElse(failed.getMessage()));
            return false;
        }
    }

    private void compareWithManifest() {
        try {
            manifestStart.compare(worked -> {
                if (!ending) {
                    turn.pause(worked);
                }
            });
        } catch (RuntimeException failed) {
            LOG.warn("Whether games are missing is not known before the next start: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
        }
    }

    /** Starts checking games in the background, when the turn of such work has come. */
    void start() {
        background = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("record check").start(() -> {
            turn.await(() -> ending);
            compareWithManifest();
            while (!ending) {
                try {
                    checkRemaining(LockSupport::parkNanos);
                } catch (RuntimeException failed) {
                    LOG.warn("The records were not all checked, and are tried again: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
                }
                LockSupport.parkNanos(ending ? 0 : AGAIN);
            }
        });
    }

    /** Stops checking games in the background. */
    @Override
    public void close() {
        ending = true;
        var checking = background;
        if (checking != null) {
            LockSupport.unpark(checking);
            try {
                checking.join();
            } catch (InterruptedException impatient) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
