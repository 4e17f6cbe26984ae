package tercio.adapters.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Copies what can be read of a database into a new one with the same tables. Views, checkpoints and how far they came are not copied: they
 * are made of the events again.
 */
final class Salvage {

    private static final int BATCH = 200;
    private static final Set<String> NOT_COPIED = Stream.concat(DerivedTables.ALL.stream(),
            Stream.of("tokenentry", "write_probe", "checked_record", "snapshotevententry", "flyway_schema_history")).collect(Collectors.toUnmodifiableSet());
    /** The columns that tell to which game a row belongs, in small letters. */
    private static final Set<String> OF_A_GAME = Set.of("game", "aggregateidentifier");

    /** Columns that may be empty by the tables of Axon, and never are, in small letters. */
    private static final Set<String> OF_EVERY_EVENT = Set.of("payload", "metadata");

    private final Database from;
    private final JdbcTemplate old;
    private final JdbcTemplate rows;
    private final LostEvents lost;

    private Salvage(Database from, Database to) {
        this.from = from;
        old = new JdbcTemplate(from.source());
        old.setExceptionTranslator(UnreadableData.translator());
        rows = new JdbcTemplate(to.source());
        lost = new LostEvents(JdbcClient.create(rows), Dialect.EMBEDDED);
    }

    /** A table of the new database. */
    private record Columns(String table, List<String> names, Optional<String> game, List<String> identities, List<Integer> filled) {

        /** Whether a row has all its values. A row of an unreadable page may lack some or all of them, and is not taken over. */
        boolean isWhole(Object[] row) {
            return filled.stream().allMatch(column -> row[column] != null);
        }

        String list() {
            return String.join(", ", names);
        }

        String insert(List<String> of) {
            return "insert into " + table + " (" + String.join(", ", of) + ") values (" + String.join(", ", of.stream().map(name -> "?").toList()) + ")";
        }
    }

    /**
     * Copies a database into one that holds no games.
     *
     * @param without games of which nothing is copied
     * @return the games that lost events or tokens
     */
    static Set<String> copyReadable(Database from, Database to, Set<String> without) throws SQLException {
        return new Salvage(from, to).copyAll(without);
    }

    /** Copies games of one database into another that lacks them. */
    static void takeGames(Database from, Database to, Set<String> games) throws SQLException {
        new Salvage(from, to).take(games);
    }

    private void take(Set<String> games) {
        for (var columns : tables()) {
            columns.game().ifPresent(column -> {
                // Numbers of rows are given anew: the other database may have given them to other games meanwhile.
                var names = columns.names().stream().filter(name -> !columns.identities().contains(name)).toList();
                var order = columns.identities().isEmpty() ? "" : " order by " + String.join(", ", columns.identities());
                for (var game : games) {
                    rows.update("delete from " + columns.table() + " where " + column + " = ?", game);
                    insert(columns.insert(names), old.query("select " + String.join(", ", names) + " from " + columns.table() + " where " + column + " = ?"
                            + order, (row, number) -> row(row, names.size()), game));
                }
            });
        }
        games.forEach(game -> rows.update("delete from damaged_record where game = ?", game));
    }

    private Set<String> copyAll(Set<String> without) throws SQLException {
        Map<String, ReadableRows.Readable> readable;
        try (Connection connection = from.openConnection()) {
            readable = ReadableRows.of(connection, () -> false);
        }
        for (var columns : tables()) {
            var table = readable.get(columns.table());
            if (table != null) {
                rows.update("delete from " + columns.table());
                table.rows().forEach(range -> copy(columns, range, without));
                restart(columns);
            }
        }
        boolean eventsLost = Optional.ofNullable(readable.get("domainevententry")).filter(table -> table.lost() > 0).isPresent();
        var games = new HashSet<>(rows.queryForList("select aggregateIdentifier from DomainEventEntry union select game from game_keys", String.class));
        var events = columns("domainevententry");
        games.removeIf(game -> without.contains(game) || !cutAtLoss(game, events, eventsLost));
        restart(events);
        return games;
    }

    private List<Columns> tables() {
        return rows.queryForList("select lower(table_name) from information_schema.tables where table_schema = 'PUBLIC' and table_type = 'BASE TABLE'",
                String.class).stream().filter(table -> !NOT_COPIED.contains(table)).map(this::columns).toList();
    }

    private Columns columns(String table) {
        var names = rows.queryForList("select lower(column_name) from information_schema.columns where table_schema = 'PUBLIC' and lower(table_name) = ?"
                + " and is_generated = 'NEVER' order by ordinal_position", String.class, table);
        var identities = rows.queryForList("select lower(column_name) from information_schema.columns where table_schema = 'PUBLIC' and lower(table_name) = ?"
                + " and is_identity = 'YES'", String.class, table);
        var required = Set.copyOf(rows.queryForList("select lower(column_name) from information_schema.columns where table_schema = 'PUBLIC' and lower(table_name) = ?"
                + " and is_nullable = 'NO'", String.class, table));
        var filled = IntStream.range(0, names.size()).filter(at -> required.contains(names.get(at)) || OF_EVERY_EVENT.contains(names.get(at))).boxed().toList();
        return new Columns(table, names, names.stream().filter(OF_A_GAME::contains).findFirst(), identities, filled);
    }

    /** A cursor looks at the row beyond its last one, which may stand in a page that cannot be read: then the last row is read from the other side. */
    private void copy(Columns columns, ReadableRows.Range range, Set<String> without) {
        if (!copyRange(columns, range.first(), range.last(), "", without) && range.first() < range.last()) {
            copyRange(columns, range.first(), range.last() - 1, "", without);
            copyRange(columns, range.last(), range.last(), " desc", without);
        }
    }

    private boolean copyRange(Columns columns, long first, long last, String order, Set<String> without) {
        List<Object[]> read;
        try {
            read = old.query("select " + columns.list() + " from " + columns.table() + " where _rowid_ between ? and ? order by _rowid_" + order,
                    (row, number) -> row(row, columns.names().size()), first, last).stream().filter(columns::isWhole).toList();
        } catch (UnreadableData inside) {
            return false;
        }
        int game = columns.game().map(columns.names()::indexOf).orElse(-1);
        insert(columns.insert(columns.names()), read.stream().filter(row -> game < 0 || !without.contains((String) row[game])).toList());
        return true;
    }

    private static Object[] row(ResultSet row, int columns) throws SQLException {
        var values = new Object[columns];
        for (int column = 0; column < columns; column++) {
            values[column] = row.getObject(column + 1);
        }
        return values;
    }

    private void insert(String sql, List<Object[]> all) {
        for (int from = 0; from < all.size(); from += BATCH) {
            rows.batchUpdate(sql, all.subList(from, Math.min(all.size(), from + BATCH)));
        }
    }

    private void restart(Columns columns) {
        for (var identity : columns.identities()) {
            long next = rows.queryForObject("select coalesce(max(" + identity + "), 0) + 1 from " + columns.table(), Long.class);
            rows.execute("alter table " + columns.table() + " alter column " + identity + " restart with " + next);
        }
    }

    /** Records the first lost event of a game, and deletes its later ones. Returns whether any was lost. */
    private boolean cutAtLoss(String game, Columns events, boolean eventsLost) {
        int known = knownEventCount(game, eventsLost);
        var there = new HashSet<>(rows.queryForList("select sequenceNumber from DomainEventEntry where aggregateIdentifier = ?", Integer.class, game));
        int end = there.stream().mapToInt(number -> number + 1).max().orElse(0);
        int whole = packedCount(game);
        while (there.contains(whole) || whole < Math.max(end, known) && copyByIndex(game, events, whole)) {
            whole++;
        }
        if (whole >= end && whole >= known) {
            return false;
        }
        rows.update("delete from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber >= ?", game, whole);
        lost.note(game, whole + 1);
        return true;
    }

    /** The number of events of a game that are packed, and stand in the new database. */
    private int packedCount(String game) {
        var sql = "select coalesce(max(events), 0) from packed_game where game = ?";
        int there = rows.queryForObject(sql, Integer.class, game);
        try {
            if (there > 0 || number(sql, game) == 0) {
                return there;
            }
            var packed = columns(PackedGames.TABLE);
            insert(packed.insert(packed.names()), old.query("select " + packed.list() + " from packed_game where game = ? and body is not null",
                    (row, at) -> row(row, packed.names().size()), game).stream().filter(packed::isWhole).toList());
            return rows.queryForObject(sql, Integer.class, game);
        } catch (DataAccessException unreadable) {
            return there;
        }
    }

    /** A row that no cursor reaches may be reached by its key. */
    private boolean copyByIndex(String game, Columns events, int number) {
        try {
            var found = old.query("select " + events.list() + " from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = ? and payload is not null",
                    (row, at) -> row(row, events.names().size()), game, number).stream().filter(events::isWhole).toList();
            insert(events.insert(events.names()), found);
            return !found.isEmpty();
        } catch (DataAccessException unreadable) {
            return false;
        }
    }

    /**
     * The number of events that a game had at least, by what else tells of them. Where events were lost and the index of the game cannot be read, it may
     * have had more than anybody knows.
     */
    private int knownEventCount(String game, boolean eventsLost) {
        int known = lost.firstLostPosition(game).orElse(0);
        try {
            known = Math.max(known, number("select coalesce(max(sequenceNumber) + 1, 0) from DomainEventEntry where aggregateIdentifier = ?", game));
        } catch (DataAccessException unreadable) {
            if (eventsLost) {
                return Integer.MAX_VALUE;
            }
        }
        for (var table : List.of("view_at_present", "game_proof")) {
            try {
                known = Math.max(known, number("select coalesce(max(position), 0) from " + table + " where game = ?", game));
            } catch (DataAccessException unreadable) {
                // Another table tells.
                continue;
            }
        }
        return known;
    }

    private int number(String sql, String game) {
        return old.queryForObject(sql, Integer.class, game);
    }
}
