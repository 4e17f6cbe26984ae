package tercio.adapters.archive;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.projections.GameHistory;

/**
 * The archive of games. Its database is opened, and the native library loaded, when somebody first asks; from then on it follows the games.
 * A game that cannot be folded is left out and named, and stops no other.
 */
public final class Archive implements AutoCloseable {

    /** Rows of an answer in JSON or CSV. */
    public static final int MOST_ROWS = 100_000;

    private final Map<String, RulebookArchive> rulebooks;
    private final ArchiveLimits limits;
    private final String edition;
    private final List<ArchiveTable> tables;
    private final Set<String> kinds;
    private final SqlGate gate;
    private final NamedQuestions questions;
    private final OpenArchive open;
    private final ArchiveFeeding feeding;
    private final CallerSessions sessions;

    /**
     * @param rulebooks the tables, questions and folds that each ruleset adds, by its id
     * @param edition identifies the program that folds; an archive of another edition is rebuilt
     * @param file of the database; empty for one in memory
     */
    public Archive(ArchiveSource source, Map<String, RulebookArchive> rulebooks, ArchiveLimits limits, Optional<Path> file, String edition, Clock clock) {
        this.rulebooks = Map.copyOf(rulebooks);
        this.limits = limits;
        this.edition = edition;
        var distinct = new TreeMap<>(rulebooks).values().stream().distinct().toList();
        tables = Stream.concat(KernelTables.ALL.stream(), distinct.stream().flatMap(each -> each.tables().stream())).distinct().toList();
        kinds = distinct.stream().flatMap(each -> each.kinds().stream()).collect(Collectors.toUnmodifiableSet());
        gate = new SqlGate(tables);
        open = new OpenArchive(source, rulebooks, new ArchiveFile(file, tables, edition, limits.megabytes()), clock);
        feeding = open.feeding();
        sessions = open.sessions();
        questions = new NamedQuestions(distinct, open, limits, edition, new SavedQuestions(sessions, limits, gate, source.log()));
    }

    /** All tables with their columns. Nothing is opened. */
    public List<ArchiveTable> tables() {
        return tables;
    }

    /** The named questions. Nothing is opened until one is asked. */
    public NamedQuestions questions() {
        return questions;
    }

    /** Whether somebody has asked since the start. */
    public boolean isOpen() {
        return open.isOpen();
    }

    /** A game has new events. Costs nothing while nobody has asked. */
    public void markStale(String game) {
        feeding.markStale(game);
    }

    /** Whether games wait to be folded. */
    public boolean behind() {
        return feeding.behind();
    }

    /**
     * Folds the games that have new events.
     *
     * @param enough whether no more time is to be spent; polled after each game
     * @return the number of games that still wait
     */
    public int feed(BooleanSupplier enough) {
        try {
            return feeding.feed(enough);
        } catch (ArchiveUnreadable unreadable) {
            throw open.exceptionFor(unreadable);
        }
    }

    /** The number of rolls that are still to be compared with their exact expectations. */
    public int pendingRolls() {
        return feeding.pendingRolls();
    }

    /**
     * Compares rolls and decisions with their exact expectations, which takes long: what is worked out is kept, so that a second attempt gets
     * further. An archive that was made before, and is only read, stays as it is.
     *
     * @param enough whether no more time is to be spent; polled often
     * @return the number of rolls that are left
     */
    public int compare(BooleanSupplier enough) {
        try {
            return feeding.compare(enough);
        } catch (ArchiveUnreadable unreadable) {
            throw open.exceptionFor(unreadable);
        }
    }

    /** Makes it again from the events. */
    public void rebuild(BooleanSupplier enough, IntConsumer folded) {
        open.rebuild(enough, folded);
    }

    /** The games that it holds. */
    public List<String> games() {
        return open.database().games();
    }

    /** The course of a game as the viewer of a history sees its boards. Nothing is opened. */
    public GameCourse course(GameHistory history, int at) {
        return GameCourse.of(history, rulebooks.getOrDefault(history.openingEvent().ruleset(), RulebookArchive.NOTHING), at);
    }

    /**
     * Luck and decisions in one game. Its newest events are folded first, and those of no other game.
     *
     * @param game that the caller may see
     */
    public CourseWeights weighCourse(String game, int at) {
        try {
            feeding.feedOnly(game);
        } catch (ArchiveUnreadable unreadable) {
            throw open.exceptionFor(unreadable);
        }
        var turningPoints = new Filters(Map.of(Filters.GAME, List.of(game))).sql(questions.find(KernelQuestions.TURNING_POINTS).orElseThrow().template());
        return sessions.ask(List.of(game), connection -> CourseWeights.read(connection, new BoundedQuery(limits.longest(), MOST_ROWS), turningPoints, game, at,
                feeding.pendingRolls(Set.of(game))));
    }

    /**
     * The progress of the archive. Opens it.
     *
     * @param visible the games that the caller may see: others are neither counted nor named
     */
    public ArchiveStatus status(Collection<String> visible) {
        var seen = Set.copyOf(visible);
        var size = open.database().size(seen);
        return new ArchiveStatus(size[0], size[1], feeding.lag(seen), open.rebuilt(), feeding.isFolding(), feeding.leftOut(seen), open.database().file().isPresent(),
                feeding.pendingRolls(seen), edition);
    }

    /**
     * Answers SQL that reads the tables.
     *
     * @throws RefusedQuery if it does anything else, takes too long, or cannot be read
     */
    public Table query(String sql, Collection<String> games) {
        return sessions.ask(games, connection -> {
            gate.check(connection, sql);
            return new BoundedQuery(limits.longest(), limits.rows()).askWritten(connection, sql);
        });
    }

    /**
     * The trees of first orders, those of the scenarios in alphabetical order.
     *
     * @param filters that choose games and parties
     * @param games that the caller may see
     * @param own those in which the caller has a seat, which are told first
     */
    public List<Opening> openings(Filters filters, Collection<String> games, Collection<String> own) {
        return sessions.ask(games, connection -> Opening.read(connection, new BoundedQuery(limits.longest(), MOST_ROWS), filters, Set.copyOf(own)));
    }

    /**
     * Two sessions beside each other.
     *
     * @param games that the caller may see; both are among them
     * @throws IllegalArgumentException if one is not
     */
    public Comparison compare(String first, String second, Collection<String> games) {
        if (!games.containsAll(List.of(first, second))) {
            throw new IllegalArgumentException("a session that the caller may not see");
        }
        return sessions.ask(games, connection -> Comparison.read(connection, new BoundedQuery(limits.longest(), MOST_ROWS), first, second));
    }

    /**
     * The moments whose boards fit a pattern.
     *
     * @param games that the caller may see
     * @throws RefusedQuery if it takes too long, or names a kind of thing that no rulebook has
     */
    public Positions positions(BoardPattern pattern, Collection<String> games) {
        pattern.check(kinds);
        return sessions.ask(games, connection -> Positions.read(connection, new BoundedQuery(limits.longest(), Positions.MOST), pattern, feeding.behind(Set.copyOf(games))));
    }

    /**
     * The pattern of what stands on a board.
     *
     * @param game that the caller may see
     * @param place of it; empty for the whole board
     * @param things by their ids; empty for all
     * @throws RefusedQuery if nothing stands there, or more than a pattern can have
     */
    public BoardPattern example(String game, int position, String place, List<String> things, Collection<String> games) {
        return sessions.ask(games, connection -> Positions.example(connection, new BoundedQuery(limits.longest(), MOST_ROWS), game, position, place, things));
    }

    /** A name in a game. */
    public record Player(String game, String name) {}

    /** The players of the games that a caller may see, by the names of the tables. */
    public List<Player> persons(Collection<String> games) {
        return sessions.ask(games, connection -> new BoundedQuery(limits.longest(), MOST_ROWS).ask(connection,
                "select distinct s.game, w.name from who w join seen s using (gid) where w.name <> ''").rows().stream()
                .map(row -> new Player((String) row.get(0), (String) row.get(1))).toList());
    }

    /** All tables as Parquet files in a folder, which the caller deletes. */
    public Path parquet(Collection<String> games) {
        var all = new LinkedHashMap<String, String>();
        tables.forEach(table -> all.put(table.name(), "from " + table.name() + " order by game, position"));
        return open.parquet(all, games);
    }

    @Override
    public void close() {
        open.close();
    }
}
