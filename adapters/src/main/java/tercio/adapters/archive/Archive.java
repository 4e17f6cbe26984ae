package tercio.adapters.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.domain.ruling.Cancellation;
import tercio.projections.LoadedHistory;

/**
 * The archive of games. Its database is opened, and the native library loaded, when somebody first asks; from then on it follows the games.
 * A game that cannot be folded is left out and named, and stops no other.
 */
public final class Archive implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

    /** Rows of an answer in JSON or CSV. */
    public static final int MOST_ROWS = 100_000;

    private static final int SESSIONS = 8;
    /** Milliseconds that a question waits for games that are being folded for another one. */
    private static final int LONGEST_WAIT = 10_000;
    private static final int WAIT = 100;
    /** How often a question is asked again because games were put in while it was answered. */
    private static final int TRIES = 3;

    private final ArchiveSource source;
    private final Map<String, RulebookArchive> rulebooks;
    private final ArchiveLimits limits;
    private final Optional<Path> file;
    private final Clock clock;
    private final String edition;
    private final List<ArchiveTable> tables;
    private final Map<String, Question> questions;
    private final SqlGate gate;
    private final ExactRolls rolls;
    private final ReentrantLock opening = new ReentrantLock();
    private final ReentrantLock feeding = new ReentrantLock();
    private volatile ArchiveDatabase database;
    private volatile Optional<Instant> rebuilt = Optional.empty();
    /** The games that may have new events, with when that was first heard. */
    private final Map<String, Instant> stale = new ConcurrentHashMap<>();
    private final Map<String, String> leftOut = new ConcurrentHashMap<>();
    private final Map<String, Integer> pending = new ConcurrentHashMap<>();
    private final LinkedHashMap<Set<String>, ArchiveSession> sessions = new LinkedHashMap<>(16, 0.75f, true);
    private volatile boolean following;
    private volatile boolean closed;

    /**
     * @param rulebooks what each ruleset adds, by its id
     * @param edition identifies the program that folds: what another one made is made anew
     * @param file of the database; empty for one in memory
     */
    public Archive(ArchiveSource source, Map<String, RulebookArchive> rulebooks, ArchiveLimits limits, Optional<Path> file, String edition, Clock clock) {
        this.source = source;
        this.rulebooks = Map.copyOf(rulebooks);
        this.limits = limits;
        this.file = file;
        this.edition = edition;
        rolls = new ExactRolls(source.tallies());
        this.clock = clock;
        var distinct = new TreeMap<>(rulebooks).values().stream().distinct().toList();
        tables = Stream.concat(KernelTables.ALL.stream(), distinct.stream().flatMap(each -> each.tables().stream())).distinct().toList();
        questions = Stream.concat(KernelQuestions.ALL.stream(), distinct.stream().flatMap(each -> each.questions().stream())).distinct()
                .collect(Collectors.toMap(Question::id, each -> each, (one, other) -> one, LinkedHashMap::new));
        gate = new SqlGate(tables);
    }

    /** All tables with their columns. Nothing is opened. */
    public List<ArchiveTable> tables() {
        return tables;
    }

    /** The named questions. Nothing is opened. */
    public Collection<Question> questions() {
        return Collections.unmodifiableCollection(questions.values());
    }

    /** The question of an id; empty where there is none. */
    public Optional<Question> question(String id) {
        return Optional.ofNullable(questions.get(id));
    }

    /** Whether somebody has asked since the start. */
    public boolean isOpen() {
        return database != null;
    }

    private ArchiveDatabase database() {
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
                following = true;
                var opened = source.isHere() ? ArchiveDatabase.open(file, tables, edition, limits.megabytes())
                        : ArchiveDatabase.existing(file.orElseThrow(), tables, edition, limits.megabytes());
                if (opened.size()[0] == 0) {
                    rebuilt = Optional.of(clock.instant());
                }
                pending.putAll(opened.pending());
                source.games().all().forEach(this::heard);
                database = opened;
            }
            return database;
        } finally {
            opening.unlock();
        }
    }

    /** A game has new events. Costs nothing while nobody has asked. */
    public void heard(String game) {
        if (following) {
            stale.putIfAbsent(game, clock.instant());
        }
    }

    /** Whether games wait to be folded. */
    public boolean behind() {
        return !stale.isEmpty();
    }

    /**
     * Folds the games that have new events.
     *
     * @param enough whether no more time is to be spent; polled after each game
     * @return how many games still wait
     */
    public int feed(BooleanSupplier enough) {
        return feed(enough, events -> {});
    }

    /** The same, telling how many events each folded game has. */
    public int feed(BooleanSupplier enough, IntConsumer folded) {
        var open = database();
        if (!held(feeding)) {
            return stale.size();
        }
        try {
            var ranks = new HashMap<String, Integer>();
            var batch = new ArrayList<FoldedGame>();
            int events = 0;
            for (var game : new LinkedHashSet<>(inOrder(ranks))) {
                Cancellation.check();
                var heard = stale.remove(game);
                if (heard == null) {
                    continue;
                }
                try {
                    var made = folded(open, game, () -> true, false);
                    if (made.isPresent()) {
                        batch.add(made.get());
                        events += made.get().position();
                        folded.accept(made.get().position());
                    }
                } catch (Cancellation.Cancelled cancelled) {
                    stale.put(game, heard);
                    throw cancelled;
                }
                if (events >= ArchiveDatabase.BATCH || enough.getAsBoolean()) {
                    put(open, batch, ranks);
                    batch.clear();
                    events = 0;
                    if (enough.getAsBoolean()) {
                        break;
                    }
                }
            }
            put(open, batch, ranks);
            return stale.size();
        } finally {
            feeding.unlock();
        }
    }

    /** Games that could not be put in wait again. */
    private void put(ArchiveDatabase open, List<FoldedGame> games, Map<String, Integer> ranks) {
        try {
            open.put(games, ranks::get);
        } catch (ArchiveUnreadable failed) {
            games.forEach(game -> stale.putIfAbsent(game.game(), clock.instant()));
            throw failed;
        }
    }

    /** Whether a lock is ours before a while has passed. */
    private static boolean held(ReentrantLock lock) {
        try {
            for (int waited = 0; waited < LONGEST_WAIT; waited += WAIT) {
                Cancellation.check();
                if (lock.tryLock(WAIT, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The games that wait, the oldest first, and the place of each among all games. */
    private List<String> inOrder(Map<String, Integer> ranks) {
        if (stale.isEmpty()) {
            return List.of();
        }
        var all = rank(ranks);
        stale.keySet().removeIf(game -> !ranks.containsKey(game));
        return all.stream().filter(stale::containsKey).toList();
    }

    /** All games, each with its place among them. */
    private List<String> rank(Map<String, Integer> ranks) {
        var all = source.games().all();
        for (int rank = 0; rank < all.size(); rank++) {
            ranks.put(all.get(rank), rank);
        }
        return all;
    }

    /** Empty where nothing of a game is new, and where it cannot be folded. */
    private Optional<FoldedGame> folded(ArchiveDatabase open, String game, BooleanSupplier enough, boolean again) {
        var known = open.known(game);
        int newest = source.log().newest(game);
        if (!again && known.filter(here -> here.position() == newest).isPresent()) {
            return Optional.empty();
        }
        var why = source.games().setAside(game);
        if (why.isEmpty()) {
            try {
                var history = source.histories().ofStored(game);
                if (history.isPresent()) {
                    leftOut.remove(game);
                    return history.map(each -> folded(game, each, enough));
                }
                return Optional.empty();
            } catch (Cancellation.Cancelled cancelled) {
                throw cancelled;
            } catch (RuntimeException unreadable) {
                LOG.warn("The game {} is left out of the archive: {}", game, unreadable.toString());
                why = Optional.of(Optional.ofNullable(unreadable.getMessage()).orElse(unreadable.getClass().getSimpleName()));
            }
        }
        leftOut.put(game, why.get());
        open.drop(game);
        return Optional.empty();
    }

    private FoldedGame folded(String game, LoadedHistory history, BooleanSupplier enough) {
        var rulebook = rulebooks.getOrDefault(history.openingEvent().ruleset(), RulebookArchive.NOTHING);
        var exact = rolls.of(game, enough);
        var folded = GameFold.of(game, history, rulebook, source.views(), source.notation(), exact);
        pending.put(game, exact.pending());
        return folded;
    }

    /** How many rolls are still to be compared with their exact expectations. */
    public int pendingRolls() {
        return pending.values().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * Compares rolls with their exact expectations, which takes long: what is worked out is kept, so that a second attempt gets further.
     *
     * @param enough whether no more time is to be spent; polled often
     * @return how many rolls are left
     */
    public int compare(BooleanSupplier enough) {
        var open = database();
        if (pendingRolls() == 0 || !held(feeding)) {
            return pendingRolls();
        }
        try {
            var ranks = new HashMap<String, Integer>();
            var batch = new ArrayList<FoldedGame>();
            for (var game : pending.entrySet().stream().filter(each -> each.getValue() > 0).map(Map.Entry::getKey).sorted().toList()) {
                if (enough.getAsBoolean()) {
                    break;
                }
                int before = pending.getOrDefault(game, 0);
                folded(open, game, enough, true).filter(made -> pending.getOrDefault(game, 0) < before).ifPresent(batch::add);
            }
            rank(ranks);
            open.put(batch, ranks::get);
            return pendingRolls();
        } finally {
            feeding.unlock();
        }
    }

    /** Makes it again from the events. */
    public void rebuild(BooleanSupplier enough, IntConsumer folded) {
        feeding.lock();
        try {
            opening.lock();
            try {
                closeSessions();
                if (database != null) {
                    var before = database.file();
                    database.close();
                    database = null;
                    before.ifPresent(Archive::delete);
                } else {
                    file.ifPresent(Archive::delete);
                }
                leftOut.clear();
                pending.clear();
                stale.clear();
            } finally {
                opening.unlock();
            }
            feed(enough, folded);
            rebuilt = Optional.of(clock.instant());
        } finally {
            feeding.unlock();
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
            Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".wal"));
        } catch (IOException kept) {
            throw new UncheckedIOException("the archive " + file + " cannot be replaced", kept);
        }
    }

    /** The games that it holds. */
    public List<String> held() {
        return database().games();
    }

    /** How far it is. Opens it. */
    public ArchiveStatus status() {
        var size = database().size();
        int events = 0;
        for (var game : stale.keySet()) {
            events += Math.max(0, source.log().newest(game) - database().known(game).map(ArchiveDatabase.Known::position).orElse(0));
        }
        var oldest = stale.values().stream().min(Instant::compareTo);
        return new ArchiveStatus(size[0], size[1], stale.size(), events,
                oldest.map(since -> Duration.between(since, clock.instant()).toMillis() / 1000.0).orElse(0.0), rebuilt, feeding.isLocked(), leftOut,
                database().file().isPresent(), pendingRolls(), edition);
    }

    /**
     * Answers a named question.
     *
     * @param games that the caller may see
     */
    public Answer ask(Question question, Filters filters, Collection<String> games) {
        filters.checked(question);
        var sql = filters.sql(question.template());
        return with(games, connection -> {
            var chosen = filters.games();
            var counted = new BoundedQuery(limits.longest(), MOST_ROWS).ask(connection,
                    "select head from game where counted" + (chosen.isEmpty() ? "" : " and " + chosen) + " order by head");
            var table = Significance.added(question, new BoundedQuery(limits.longest(), MOST_ROWS).ask(connection, sql));
            return new Answer(question, filters, counted.rows().size(), heads(counted), sql, edition, stale.size(), united(question, table));
        });
    }

    private static Table united(Question question, Table table) {
        return new Table(table.columns().stream().map(column -> new Table.Column(column.name(), column.type(), question.unit(column.name()))).toList(),
                table.rows(), table.cut());
    }

    private static String heads(Table counted) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            counted.rows().forEach(row -> digest.update((row.getFirst() + "\n").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * Answers SQL that reads the tables.
     *
     * @throws RefusedQuery where it does anything else, takes too long, or cannot be read
     */
    public Table query(String sql, Collection<String> games) {
        return with(games, connection -> {
            gate.check(connection, sql);
            return new BoundedQuery(limits.longest(), limits.rows()).ask(connection, sql);
        });
    }

    /**
     * Writes tables as Parquet files into a folder of the archive, which the caller deletes.
     *
     * @param queries SQL by name of the file, without its ending; of the program itself, not of a caller
     */
    private Path parquet(Map<String, String> queries, Collection<String> games) {
        return with(games, connection -> {
            try {
                var folder = Files.createTempDirectory(database().handedOut(), "tables");
                for (var query : queries.entrySet()) {
                    Cancellation.check();
                    try (var statement = connection.createStatement()) {
                        statement.execute("copy (" + query.getValue() + ") to '" + folder.resolve(query.getKey() + ".parquet").toString().replace("'", "''")
                                + "' (format parquet, compression zstd)");
                    }
                }
                return folder;
            } catch (IOException full) {
                throw new UncheckedIOException(full);
            }
        });
    }

    /** The answer to a named question as a Parquet file, {@code {id}.parquet}, of the columns that SQL tells. */
    public Path parquet(Question question, Filters filters, Collection<String> games) {
        return parquet(Map.of(question.id(), filters.checked(question).sql(question.template())), games);
    }

    /** All tables as Parquet files. */
    public Path parquet(Collection<String> games) {
        var all = new LinkedHashMap<String, String>();
        tables.forEach(table -> all.put(table.name(), "from " + table.name() + " order by game, position"));
        return parquet(all, games);
    }

    private <T> T with(Collection<String> games, ArchiveSession.Asking<T> asking) {
        var seen = Set.copyOf(games);
        try {
            for (int left = TRIES; ; left--) {
                var session = session(seen);
                var answer = session.with(asking);
                if (answer.isPresent() && (session.version() == database().version() || left <= 1)) {
                    return answer.get();
                }
            }
        } catch (SQLException failed) {
            throw new ArchiveUnreadable(failed);
        }
    }

    private ArchiveSession session(Set<String> games) {
        var open = database();
        synchronized (sessions) {
            var kept = sessions.get(games);
            if (kept != null && kept.version() == open.version()) {
                return kept;
            }
            if (kept != null) {
                sessions.remove(games);
                kept.close();
            }
            var made = ArchiveSession.of(open, games);
            sessions.put(games, made);
            if (sessions.size() > SESSIONS) {
                var eldest = sessions.entrySet().iterator();
                var oldest = eldest.next().getValue();
                eldest.remove();
                oldest.close();
            }
            return made;
        }
    }

    private void closeSessions() {
        synchronized (sessions) {
            sessions.values().forEach(ArchiveSession::close);
            sessions.clear();
        }
    }

    @Override
    public void close() {
        feeding.lock();
        opening.lock();
        try {
            closed = true;
            closeSessions();
            if (database != null) {
                database.close();
                database = null;
            }
        } finally {
            opening.unlock();
            feeding.unlock();
        }
    }
}
