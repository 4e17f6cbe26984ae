package tercio.adapters.archive;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/**
 * The database of the archive with whoever reads and feeds it. It is opened, and the native library loaded, when somebody first asks; a damaged one is given up and
 * made anew.
 */
final class OpenArchive implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OpenArchive.class);

    private final ArchiveSource source;
    private final ArchiveFile file;
    private final Clock clock;
    private final ReadThrough readThrough;
    private final ArchiveFeeding feeding;
    private final CallerSessions sessions;
    private final ReentrantLock opening = new ReentrantLock();
    private volatile ArchiveDatabase database;
    private volatile Optional<Instant> rebuilt = Optional.empty();
    private volatile boolean closed;

    OpenArchive(ArchiveSource source, Map<String, RulebookArchive> rulebooks, ArchiveFile file, Clock clock) {
        this.source = source;
        this.file = file;
        this.clock = clock;
        readThrough = new ReadThrough(clock);
        feeding = new ArchiveFeeding(source, Map.copyOf(rulebooks), clock, this::database);
        sessions = new CallerSessions(this::database, () -> source.persons().get(), this::exceptionFor);
    }

    ArchiveFeeding feeding() {
        return feeding;
    }

    CallerSessions sessions() {
        return sessions;
    }

    /** Whether somebody has asked since the start. */
    boolean isOpen() {
        return database != null;
    }

    /** The time when it was last made from the events; empty if that was before the start. */
    Optional<Instant> rebuilt() {
        return rebuilt;
    }

    /** The database, which is opened where it is not. */
    ArchiveDatabase database() {
        var open = database;
        if (open != null) {
            return open;
        }
        opening.lock();
        try {
            if (closed) {
                throw new IllegalStateException("the archive is closed");
            }
            if (database == null) {
                var opened = source.isHere() ? file.open() : file.existing();
                if (opened.games().isEmpty()) {
                    rebuilt = Optional.of(clock.instant());
                }
                feeding.follow(opened);
                database = opened;
            }
            return database;
        } finally {
            opening.unlock();
        }
    }

    /** The exception to throw for a failure of the database. Stored rows that cannot be read are given up, and the next feed makes them anew. */
    RuntimeException exceptionFor(RuntimeException failure) {
        var open = database;
        if (open == null || !readThrough.findsDamage(open)) {
            return failure;
        }
        if (!source.isHere()) {
            return new RefusedInput(Sentence.of("program.archive.damaged").with("file", new Text(file.path().orElseThrow().toString())), failure);
        }
        giveUp(open);
        return new ArchiveDamaged(failure);
    }

    private void giveUp(ArchiveDatabase damaged) {
        feeding.whileNothingIsFolded(() -> {
            opening.lock();
            try {
                // Somebody else may have given it up already.
                if (database == damaged) {
                    LOG.warn("The archive{} is damaged and is made anew from the games.", file.path().map(path -> " " + path).orElse(""));
                    database = null;
                    readThrough.forget();
                    feeding.forget();
                    letGo(damaged);
                }
            } finally {
                opening.unlock();
            }
        });
    }

    private void letGo(ArchiveDatabase damaged) {
        try {
            sessions.close();
        } catch (ArchiveUnreadable broken) {
            LOG.debug("A session of a damaged archive could not be closed", broken);
        }
        damaged.close();
        damaged.file().ifPresent(ArchiveFile::delete);
    }

    /** Makes it again from the events. */
    void rebuild(BooleanSupplier enough, IntConsumer folded) {
        feeding.whileNothingIsFolded(() -> {
            opening.lock();
            try {
                var before = database == null ? file.path() : database.file();
                shut();
                before.ifPresent(ArchiveFile::delete);
                feeding.forget();
            } finally {
                opening.unlock();
            }
            feeding.feed(enough, folded);
            rebuilt = Optional.of(clock.instant());
        });
    }

    /** Answers to queries as Parquet files by their names, in a folder which the caller deletes. */
    Path parquet(Map<String, String> queries, Collection<String> games) {
        return sessions.ask(games, connection -> ParquetFiles.write(connection, queries, database().handedOut()));
    }

    private void shut() {
        sessions.close();
        if (database != null) {
            database.close();
            database = null;
        }
    }

    @Override
    public void close() {
        feeding.whileNothingIsFolded(() -> {
            opening.lock();
            try {
                closed = true;
                shut();
            } finally {
                opening.unlock();
            }
        });
    }
}
