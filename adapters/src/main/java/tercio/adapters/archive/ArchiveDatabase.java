package tercio.adapters.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.duckdb.DuckDBConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The database of the archive: the rows of all games that are folded, and how far each is. A query in SQL reaches nothing else. */
final class ArchiveDatabase implements AutoCloseable {

    /** Rows are written in groups of about as many events. */
    static final int BATCH = 10_000;

    private static final Logger LOG = LoggerFactory.getLogger(ArchiveDatabase.class);
    private static final String STORED = StoredRows.SCHEMA;

    private final DuckDBConnection writer;
    private final StoredRows stored;
    private final List<ArchiveTable> tables;
    private final Path handedOut;
    private final Optional<Path> file;
    private final ReentrantLock writing = new ReentrantLock();
    /** The number of each game here, and how far it is folded. */
    private final Map<String, Known> known = new HashMap<>();
    private volatile long version;

    /**
     * The stored state of a game.
     *
     * @param pending the number of its rolls that are still to be compared with their exact expectations
     */
    record Known(int number, int position, int pending) {}

    private ArchiveDatabase(DuckDBConnection writer, List<ArchiveTable> tables, Path handedOut, Optional<Path> file) {
        this.writer = writer;
        this.tables = tables;
        stored = new StoredRows(writer, rowTables());
        this.handedOut = handedOut;
        this.file = file;
    }

    /**
     * Opens the database.
     *
     * @param file empty for one in memory
     * @param mark of what makes its rows, for one that is new
     * @param memory megabytes at most
     */
    static ArchiveDatabase open(Optional<Path> file, List<ArchiveTable> tables, String mark, int memory) {
        DuckDBConnection connection = null;
        try {
            var handedOut = Files.createTempDirectory("tercio-archive");
            connection = LockedDuckDb.open(file, handedOut, memory);
            var database = new ArchiveDatabase(connection, List.copyOf(tables), handedOut, file);
            database.prepare(mark);
            return database;
        } catch (SQLException unreadable) {
            LockedDuckDb.close(connection);
            throw new ArchiveUnreadable(unreadable);
        } catch (IOException noFolder) {
            throw new UncheckedIOException(noFolder);
        }
    }

    private void prepare(String mark) throws SQLException {
        if (count("select count(*) from information_schema.schemata where schema_name = '" + STORED + "' and catalog_name = current_database()") == 0) {
            stored.create(mark);
        } else {
            read();
        }
    }

    /** The tables whose rows are stored one for one; that of the games is made of {@code folded}. */
    private List<ArchiveTable> rowTables() {
        return tables.stream().filter(table -> !table.name().equals(KernelTables.GAME)).toList();
    }

    /** All tables that are stored, by their names. */
    List<String> storedTables() {
        return Stream.concat(Stream.of("mark", "folded", "line"), rowTables().stream().map(ArchiveTable::name)).toList();
    }

    List<ArchiveTable> tables() {
        return tables;
    }

    private void read() throws SQLException {
        try (var statement = writer.createStatement(); var games = statement.executeQuery("select gid, game, position, pending from stored.folded")) {
            while (games.next()) {
                known.put(games.getString(2), new Known(games.getInt(1), games.getInt(3), games.getInt(4)));
            }
        }
    }

    /**
     * Whether it was made with this mark.
     *
     * @throws ArchiveUnreadable if that cannot be read; the database is closed then
     */
    boolean fits(String mark) {
        try (var statement = writer.createStatement(); var row = statement.executeQuery("select mark from stored.mark")) {
            return row.next() && mark.equals(row.getString(1));
        } catch (SQLException older) {
            close();
            throw new ArchiveUnreadable(older);
        }
    }

    private int count(String sql) throws SQLException {
        try (var statement = writer.createStatement(); var row = statement.executeQuery(sql)) {
            row.next();
            return row.getInt(1);
        }
    }

    /** The stored state of a game; empty for a game that is not here. */
    Optional<Known> find(String game) {
        writing.lock();
        try {
            return Optional.ofNullable(known.get(game));
        } finally {
            writing.unlock();
        }
    }

    /** The games of which rolls are still to be compared, with how many. */
    Map<String, Integer> pending() {
        writing.lock();
        try {
            return known.entrySet().stream().filter(game -> game.getValue().pending() > 0)
                    .collect(Collectors.toMap(Map.Entry::getKey, game -> game.getValue().pending()));
        } finally {
            writing.unlock();
        }
    }

    List<String> games() {
        writing.lock();
        try {
            return List.copyOf(known.keySet());
        } finally {
            writing.unlock();
        }
    }

    /** Each change makes another version. */
    long version() {
        return version;
    }

    /** The number of some games that are here, and the number of their events. */
    int[] size(Set<String> games) {
        writing.lock();
        try {
            var here = known.entrySet().stream().filter(game -> games.contains(game.getKey())).mapToInt(game -> game.getValue().position()).summaryStatistics();
            return new int[] {(int) here.getCount(), (int) here.getSum()};
        } finally {
            writing.unlock();
        }
    }

    /**
     * Puts games in the place of what is here of them, all or none.
     *
     * @param rank of a game that is new here: of two copies the one of lower rank counts
     */
    void put(List<FoldedGame> games, ToIntFunction<String> rank) {
        if (games.isEmpty()) {
            return;
        }
        writing.lock();
        try {
            int next = known.values().stream().mapToInt(Known::number).max().orElse(0) + 1;
            var numbers = new HashMap<String, Integer>();
            var before = new ArrayList<Integer>();
            for (var game : games) {
                var here = known.get(game.game());
                if (here != null) {
                    before.add(here.number());
                }
                numbers.put(game.game(), here == null ? next++ : here.number());
            }
            writer.setAutoCommit(false);
            if (!before.isEmpty()) {
                stored.remove(before);
            }
            stored.write(games, numbers, rank);
            writer.commit();
            games.forEach(game -> known.put(game.game(), new Known(numbers.get(game.game()), game.position(), game.pending())));
            version++;
        } catch (SQLException failed) {
            undo();
            throw new ArchiveUnreadable(failed);
        } finally {
            automatic();
            writing.unlock();
        }
    }

    /** Takes a game out that cannot be folded any more. */
    void drop(String game) {
        writing.lock();
        try {
            var here = known.remove(game);
            if (here != null) {
                stored.remove(List.of(here.number()));
                version++;
            }
        } catch (SQLException failed) {
            throw new ArchiveUnreadable(failed);
        } finally {
            writing.unlock();
        }
    }

    private void undo() {
        try {
            writer.rollback();
        } catch (SQLException failed) {
            LOG.debug("A change of the archive could not be taken back", failed);
        }
    }

    private void automatic() {
        try {
            writer.setAutoCommit(true);
        } catch (SQLException failed) {
            throw new ArchiveUnreadable(failed);
        }
    }

    /** Another connection to the same database, with tables of its own beside those that are stored. */
    Connection reader() {
        try {
            return writer.duplicate();
        } catch (SQLException failed) {
            throw new ArchiveUnreadable(failed);
        }
    }

    /** The folder into which tables are written that are handed out. */
    Path handedOut() {
        return handedOut;
    }

    /** The file; empty for a database in memory. */
    Optional<Path> file() {
        return file;
    }

    @Override
    public void close() {
        writing.lock();
        try {
            writer.close();
            try (var left = Files.walk(handedOut)) {
                left.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
            }
        } catch (SQLException | IOException failed) {
            LOG.debug("The archive could not be closed", failed);
        } finally {
            writing.unlock();
        }
    }
}
