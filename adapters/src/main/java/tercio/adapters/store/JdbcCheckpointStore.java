package tercio.adapters.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import tercio.application.record.Storage;
import tercio.projections.CheckpointStore;
import tercio.projections.ProjectionEntry;
import tercio.projections.UnfitCheckpoint;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;

/** Stores checkpoints in the database, as compact JSON. */
final class JdbcCheckpointStore implements CheckpointStore {

    static final String PAGE_TABLE = "checkpoint_page";
    static final String BOARD_TABLE = "checkpoint_board";

    /** The kind of the rows that hold the pages themselves. No projection has this name. */
    private static final String PAGES = "/page";

    /** @param number of the page, or of the event */
    private record Stored(int number, byte[] body, byte[] seal) {}

    private static final RowMapper<Stored> STORED = (row, number) -> new Stored(row.getInt(1), row.getBytes(2), row.getBytes(3));

    private final JdbcTemplate database;
    private final JsonMapper json;
    private final Storage storage;
    private final RowSeals seals;
    private final UnfitRows unfit;
    private final BuildsTogether builds;
    private final Dialect dialect;
    private final String keepPage;
    private final String keepBoard;

    JdbcCheckpointStore(JdbcTemplate database, Dialect dialect, JsonMapper json, Storage storage, RowSeals seals, UnfitRows unfit, BuildsTogether builds) {
        this.builds = builds;
        this.dialect = dialect;
        keepPage = dialect.upsert(PAGE_TABLE, List.of("game", "kind", "page"), List.of("body", "seal"));
        keepBoard = dialect.upsert(BOARD_TABLE, List.of("game", "event"), List.of("body", "seal"));
        this.seals = seals;
        this.unfit = unfit;
        this.database = database;
        this.json = json;
        this.storage = storage;
    }

    /**
     * Deletes the checkpoints of another build of the program. Its views stay until they are made again, because each names its build; where nobody
     * knows the build, they are deleted too.
     *
     * @return whether this build has to make both again
     */
    boolean claim(String program) {
        var before = builds();
        if (before.equals(List.of(program))) {
            return false;
        }
        // First, because it may commit: after a kill between the two the mark of the other build still stands.
        Stream.of(PAGE_TABLE, BOARD_TABLE, JdbcViewStore.TABLE).filter(table -> before.isEmpty() || !table.equals(JdbcViewStore.TABLE))
                .forEach(table -> DerivedTables.discard(database, table, dialect));
        DerivedTables.empty(database, "checkpoint_build");
        database.update("insert into checkpoint_build (program) values (?)", program);
        return true;
    }

    /** The build that made the checkpoints; empty where that cannot be read, and then they are made again. */
    private List<String> builds() {
        try {
            return database.queryForList("select program from checkpoint_build", String.class);
        } catch (UnreadableData damaged) {
            return List.of();
        }
    }

    @Override
    public List<Page> pages(String game) {
        var pages = new ArrayList<Page>();
        if (builds.isGuest()) {
            return pages;
        }
        for (var row : readableRows("select page, body, seal from checkpoint_page where game = ? and kind = ? order by page", game, PAGES)) {
            if (row.number() != pages.size()) {
                break;
            }
            if (!pageFits(game, PAGES, row)) {
                unfit.markRepaired(PAGE_TABLE, game);
                break;
            }
            pages.add(json.readValue(row.body(), Page.class));
        }
        return pages;
    }

    private boolean pageFits(String game, String kind, Stored row) {
        return seals.fits(row.seal(), PAGE_TABLE, BuildId.mark(), game, kind, row.number(), row.body());
    }

    @Override
    public Set<Integer> boards(String game, int to) {
        if (builds.isGuest()) {
            return Set.of();
        }
        try {
            return new HashSet<>(database.queryForList("select event from checkpoint_board where game = ? and event <= ?", Integer.class, game, to));
        } catch (UnreadableData damaged) {
            return Set.of();
        }
    }

    @Override
    public <S> Optional<S> board(String game, int event, Class<S> type) {
        var stored = readableRows("select event, body, seal from checkpoint_board where game = ? and event = ?", game, event).stream().findFirst();
        if (stored.isPresent() && !seals.fits(stored.get().seal(), BOARD_TABLE, BuildId.mark(), game, event, stored.get().body())) {
            // The board is folded from the events instead.
            unfit.markRepaired(BOARD_TABLE, game);
            return Optional.empty();
        }
        return stored.map(row -> json.readValue(row.body(), type));
    }

    /** The rows of a query; none where they cannot be read, and then the events are folded instead. */
    private List<Stored> readableRows(String sql, Object... parameters) {
        try {
            return database.query(sql, STORED, parameters);
        } catch (UnreadableData damaged) {
            return List.of();
        }
    }

    @Override
    public <N extends ProjectionEntry> List<N> entries(String game, String projection, int from, int to, Class<N> type) {
        var rows = readableRows("select page, body, seal from checkpoint_page where game = ? and kind = ? and page between ? and ? order by page",
                game, projection, from, to);
        if (rows.size() != to - from + 1 || !rows.stream().allMatch(row -> pageFits(game, projection, row))) {
            if (!rows.isEmpty() || !isPacked(game)) {
                unfit.markRepaired(PAGE_TABLE, game);
            }
            throw new UnfitCheckpoint("pages of " + projection + " of game " + game + " between " + from + " and " + to
                    + " are missing or not what was stored");
        }
        var notes = new ArrayList<N>();
        rows.forEach(row -> notes.addAll(json.<List<N>>readValue(row.body(), listType(type))));
        return notes;
    }

    /** Nothing is stored any more of a game that was packed meanwhile. */
    private boolean isPacked(String game) {
        return !database.queryForList("select game from packed_game where game = ?", String.class, game).isEmpty();
    }

    private JavaType listType(Class<?> type) {
        return json.getTypeFactory().constructCollectionType(List.class, type);
    }

    @Override
    public void keep(String game, PageContents filled) {
        storage.requireWritable();
        int number = filled.page().number();
        var rows = new ArrayList<Object[]>();
        filled.entries().forEach(noted -> rows.add(page(game, noted.projection(), number,
                json.writerFor(listType(noted.type())).writeValueAsBytes(noted.entries()))));
        rows.add(page(game, PAGES, number, json.writeValueAsBytes(filled.page())));
        database.batchUpdate(keepPage, rows);
        database.update("delete from checkpoint_board where game = ? and event >= ?", game, filled.page().from());
        database.batchUpdate(keepBoard,
                filled.boards().entrySet().stream().map(kept -> board(game, kept.getKey(), json.writeValueAsBytes(kept.getValue()))).toList());
    }

    private Object[] page(String game, String kind, int number, byte[] body) {
        return new Object[] {game, kind, number, body, seals.of(PAGE_TABLE, BuildId.mark(), game, kind, number, body)};
    }

    private Object[] board(String game, int event, byte[] body) {
        return new Object[] {game, event, body, seals.of(BOARD_TABLE, BuildId.mark(), game, event, body)};
    }

    @Override
    public void clear(String game) {
        database.update("delete from checkpoint_page where game = ?", game);
        database.update("delete from checkpoint_board where game = ?", game);
    }

    @Override
    public void clear() {
        DerivedTables.empty(database, "checkpoint_page");
        DerivedTables.empty(database, "checkpoint_board");
    }
}
