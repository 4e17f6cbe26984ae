package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.application.record.MessageRegistry;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The builds of the program that have the games of one PostgreSQL database open at the same time, as while services are replaced one by one.
 *
 * <p>Decided: two builds run beside each other on tables of one version where the one that starts knows each version of each event that the
 * other knows. It is a guest as long as another build is here: it neither reads nor writes views and checkpoints in the database, because each
 * build makes its own, and folds the events instead. An event that a build beside it does not know is not written before that build is gone:
 * it would set the game aside. Given up: the speed of stored views on the newer services, until the last older one has ended.
 */
final class BuildsTogether implements AutoCloseable {

    /** A process whose database nobody else has open, or none of another build. */
    static final BuildsTogether ALONE = new BuildsTogether(null, Set.of(), 0);

    private static final Logger LOG = LoggerFactory.getLogger(BuildsTogether.class);
    private static final long LOOK = 500_000_000;
    private static final int TOLD = 3;

    private final PostgresDatabase database;
    private final Set<String> known;
    private final int build;
    private volatile StorePresence presence = StorePresence.NONE;
    private volatile boolean guest;
    private volatile Set<String> unknownToOthers = Set.of();
    private volatile boolean ending;
    private Thread watch;

    private BuildsTogether(PostgresDatabase database, Set<String> known, int build) {
        this.database = database;
        this.known = known;
        this.build = build;
    }

    /** All versions of all events that a program knows, each as {@code name version}. */
    static Set<String> knownEvents(MessageRegistry events) {
        return events.events().stream().flatMap(type -> IntStream.rangeClosed(1, type.version()).mapToObj(version -> name(type.name(), version)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String name(String event, int version) {
        return event + " " + version;
    }

    /**
     * Joins the processes that have the games of a database open.
     *
     * @param known the events that this build knows
     * @param build its number
     * @throws StorageUnavailable if another process has the games for itself, or one of a newer build has them open
     */
    static BuildsTogether join(PostgresDatabase database, Set<String> known, int build) throws SQLException {
        var joined = new BuildsTogether(database, known, build);
        joined.presence = joined.enter();
        if (joined.guest) {
            LOG.warn("Services of another build have the games open. Until they have ended, this one works without stored views.");
        }
        return joined;
    }

    private StorePresence enter() throws SQLException {
        var connection = database.openConnection();
        try {
            writeKnown(connection);
            var here = StorePresence.beside(connection, build);
            look(connection);
            return here;
        } catch (SQLException | RuntimeException failed) {
            connection.close();
            throw failed;
        }
    }

    /** Writes what this build knows, before its lock is there: who sees the lock finds the row. */
    private void writeKnown(Connection connection) throws SQLException {
        try (var insert = connection.prepareStatement("insert into running_build (build, events) values (?, ?) on conflict (build) do update set events = excluded.events")) {
            insert.setInt(1, build);
            insert.setString(2, String.join("\n", known));
            insert.executeUpdate();
        }
    }

    private void look(Connection connection) throws SQLException {
        var others = StorePresence.otherBuilds(connection, build);
        var unknown = new TreeSet<String>();
        for (var other : others) {
            var theirs = Set.of(other.orElseThrow(BuildsTogether::olderThanThis).split("\n"));
            requireAllKnown(theirs);
            known.stream().filter(event -> !theirs.contains(event)).forEach(unknown::add);
        }
        unknownToOthers = Set.copyOf(unknown);
        guest = !others.isEmpty();
    }

    private static StorageUnavailable olderThanThis() {
        return Unavailable.because(Sentence.of("kernel.storage.unknown-build"));
    }

    private void requireAllKnown(Set<String> theirs) {
        var unknown = new ArrayList<>(new TreeSet<>(theirs));
        unknown.removeAll(known);
        if (!unknown.isEmpty()) {
            throw Unavailable.because(Sentence.of("kernel.storage.newer-build").with("events", new Text(String.join(", ", unknown.subList(0, Math.min(TOLD, unknown.size())))))
                    .with("more", Math.max(0, unknown.size() - TOLD)));
        }
    }

    private void watch(Runnable onceAlone) {
        while (!ending && guest) {
            LockSupport.parkNanos(LOOK);
            try {
                look(presence.connection());
            } catch (SQLException lost) {
                if (!ending) {
                    enterAgain();
                }
            } catch (StorageUnavailable newer) {
                // It refuses itself to start beside this one: it is here for a moment.
                LOG.debug("Another build is here: {}", newer.getMessage());
            }
        }
        while (!ending) {
            LOG.warn("The services of another build have ended: this one makes the stored views now.");
            try {
                onceAlone.run();
                return;
            } catch (RuntimeException failed) {
                LOG.warn("They are not made yet, and this is tried again: {}", DatabaseFault.reason(failed).orElse(failed.getMessage()));
                LockSupport.parkNanos(LOOK);
            }
        }
    }

    private void enterAgain() {
        try {
            var before = presence;
            presence = enter();
            before.close();
        } catch (SQLException | StorageUnavailable away) {
            LOG.debug("Which builds are here is not known now: {}", away.getMessage());
        }
    }

    /** Whether another build has the games open, so that this one uses nothing that is stored beside the events. */
    boolean isGuest() {
        return guest;
    }

    /** Runs something once no other build is here. A guest stays one until this was called, so that all that asks before is told the same. */
    void onceAlone(Runnable work) {
        watch = Thread.ofPlatform().daemon().name("other builds").start(() -> watch(work));
    }

    /**
     * Whether an event may be written now.
     *
     * @throws StorageUnavailable if a service that runs beside this one does not know it
     */
    void requireKnown(String event, int version) {
        if (unknownToOthers.contains(name(event, version))) {
            throw Unavailable.because(Sentence.of("kernel.storage.older-build").with("event", new Text(String.valueOf(event))).with("version", new Text(String.valueOf(version))));
        }
    }

    @Override
    public void close() {
        ending = true;
        presence.close();
        if (watch != null) {
            LockSupport.unpark(watch);
            try {
                watch.join();
            } catch (InterruptedException impatient) {
                Thread.currentThread().interrupt();
            }
        }
        // The presence of a connection that was made anew just then.
        presence.close();
    }
}
