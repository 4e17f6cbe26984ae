package tercio.adapters.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.Storage;
import tercio.projections.ProjectionEntry;
import tercio.projections.CheckpointStore;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;

/** Stores checkpoints in the database, as compact JSON. */
final class JdbcCheckpointStore implements CheckpointStore {

    /** The kind of the rows that hold the pages themselves. No projection has this name. */
    private static final String PAGES = "/page";

    private static final RowMapper<byte[]> BODY = (row, number) -> row.getBytes(1);

    private final JdbcTemplate database;
    private final JsonMapper json;
    private final Storage storage;

    JdbcCheckpointStore(JdbcTemplate database, JsonMapper json, Storage storage) {
        this.database = database;
        this.json = json;
        this.storage = storage;
    }

    /** Deletes the checkpoints of another build of the program. Returns whether this build has to make them again. */
    boolean claim(String program) {
        if (mark().equals(List.of(program))) {
            return false;
        }
        clear();
        DerivedTables.empty(JdbcClient.create(database), "checkpoint_build");
        database.update("insert into checkpoint_build (program) values (?)", program);
        return true;
    }

    /** Which build made the checkpoints; empty where that cannot be read: then they are made again. */
    private List<String> mark() {
        try {
            return database.queryForList("select program from checkpoint_build", String.class);
        } catch (UnreadableData damaged) {
            return List.of();
        }
    }

    @Override
    public List<Page> pages(String game) {
        var pages = new ArrayList<Page>();
        for (var body : readable("select body from checkpoint_page where game = ? and kind = ? order by page", game, PAGES)) {
            var page = json.readValue(body, Page.class);
            if (page.number() != pages.size()) {
                break;
            }
            pages.add(page);
        }
        return pages;
    }

    @Override
    public Set<Integer> boards(String game, int to) {
        try {
            return new HashSet<>(database.queryForList("select event from checkpoint_board where game = ? and event <= ?", Integer.class, game, to));
        } catch (UnreadableData damaged) {
            return Set.of();
        }
    }

    @Override
    public <S> Optional<S> board(String game, int event, Class<S> type) {
        try {
            return readable("select body from checkpoint_board where game = ? and event = ?", game, event).stream()
                    .findFirst().map(body -> json.readValue(body, type));
        } catch (JacksonException unreadable) {
            // The board is folded from the events instead.
            return Optional.empty();
        }
    }

    /** What cannot be read is folded from the events instead. */
    private List<byte[]> readable(String sql, Object... parameters) {
        try {
            return database.query(sql, BODY, parameters);
        } catch (UnreadableData damaged) {
            return List.of();
        }
    }

    @Override
    public <N extends ProjectionEntry> List<N> entries(String game, String projection, int from, int to, Class<N> type) {
        var bodies = database.query("select body from checkpoint_page where game = ? and kind = ? and page between ? and ? order by page",
                BODY, game, projection, from, to);
        if (bodies.size() != to - from + 1) {
            throw new IllegalStateException("the game " + game + " lacks pages of " + projection + " between " + from + " and " + to
                    + ": 'tercio rebuild' makes them again");
        }
        var notes = new ArrayList<N>();
        bodies.forEach(body -> notes.addAll(json.<List<N>>readValue(body, listed(type))));
        return notes;
    }

    private JavaType listed(Class<?> type) {
        return json.getTypeFactory().constructCollectionType(List.class, type);
    }

    @Override
    public void keep(String game, Filled filled) {
        storage.ready();
        int number = filled.page().number();
        var rows = new ArrayList<Object[]>();
        filled.entries().forEach(noted -> rows.add(new Object[] {game, noted.projection(), number,
            json.writerFor(listed(noted.type())).writeValueAsBytes(noted.entries())}));
        rows.add(new Object[] {game, PAGES, number, json.writeValueAsBytes(filled.page())});
        database.batchUpdate("merge into checkpoint_page (game, kind, page, body) key (game, kind, page) values (?, ?, ?, ?)", rows);
        database.update("delete from checkpoint_board where game = ? and event >= ?", game, filled.page().from());
        database.batchUpdate("merge into checkpoint_board (game, event, body) key (game, event) values (?, ?, ?)",
                filled.boards().entrySet().stream()
                        .map(kept -> new Object[] {game, kept.getKey(), json.writeValueAsBytes(kept.getValue())}).toList());
    }

    @Override
    public void clear() {
        DerivedTables.empty(JdbcClient.create(database), "checkpoint_page");
        DerivedTables.empty(JdbcClient.create(database), "checkpoint_board");
    }
}
