package tercio.adapters.archive;

import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** The tables of the database and the rows of games in them: written and deleted game by game, within the transaction of the caller. */
final class StoredRows {

    /** The schema with the tables. */
    static final String SCHEMA = "stored";

    private final DuckDBConnection writer;
    private final List<ArchiveTable> tables;

    /** @param tables those whose rows are stored one for one */
    StoredRows(DuckDBConnection writer, List<ArchiveTable> tables) {
        this.writer = writer;
        this.tables = tables;
    }

    /**
     * Makes the tables.
     *
     * @param mark of what makes the rows
     */
    void create(String mark) throws SQLException {
        run("create schema " + SCHEMA);
        run("create table stored.mark (mark varchar)");
        run("insert into stored.mark values ('" + mark + "')");
        run("create table stored.folded (gid integer, game varchar, rank integer, opening bigint, position integer, head varchar, parent varchar,"
                + " parent_position integer, name varchar, ruleset varchar, edition varchar, scenario varchar, made_at timestamp, ended_at timestamp,"
                + " over boolean, commands integer, events integer, dice_mode varchar, undo_rule varchar, pending integer)");
        run("create table stored.line (gid integer, position integer, live boolean, name bigint, other bigint)");
        for (var table : tables) {
            run("create table stored." + table.name() + " (gid integer, position integer, live boolean, " + table.columns().stream()
                    .map(column -> '"' + column.name() + "\" " + column.type().sql()).collect(Collectors.joining(", ")) + ")");
        }
    }

    /** Deletes the rows of games by their numbers. */
    void remove(List<Integer> numbers) throws SQLException {
        var those = numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
        for (var table : tables) {
            run("delete from stored." + table.name() + " where gid in " + those);
        }
        run("delete from stored.line where gid in " + those);
        run("delete from stored.folded where gid in " + those);
    }

    /** Adds the rows of games, which are none of theirs here. */
    void write(List<FoldedGame> games, Map<String, Integer> numbers, ToIntFunction<String> rank) throws SQLException {
        try (var folded = writer.createAppender(SCHEMA, "folded")) {
            for (var game : games) {
                var facts = game.facts();
                append(folded, numbers.get(game.game()), game.game(), rank.applyAsInt(game.game()), game.opening(), game.position(), game.head(), facts.parent(),
                        facts.parentPosition(), facts.name(), facts.ruleset(), facts.edition(), facts.scenario(), facts.madeAt(), facts.endedAt(), facts.over(),
                        facts.commands(), game.position(), facts.diceMode(), facts.undoRule(), game.pending());
            }
        }
        try (var line = writer.createAppender(SCHEMA, "line")) {
            for (var game : games) {
                for (int position = 1; position <= game.position(); position++) {
                    long name = game.names()[position - 1];
                    long other = game.others()[position - 1];
                    if (name != 0) {
                        append(line, numbers.get(game.game()), position, game.live().get(position), name, other == 0 ? null : other);
                    }
                }
            }
        }
        for (var table : tables) {
            try (var appender = writer.createAppender(SCHEMA, table.name())) {
                for (var game : games) {
                    boolean ofGame = table.name().equals(KernelTables.PARTY);
                    for (var row : game.rows().of(table.name())) {
                        if (row.values().length != table.columns().size()) {
                            throw new IllegalStateException("a row of " + table.name() + " has " + row.values().length + " values");
                        }
                        appender.beginRow();
                        value(appender, numbers.get(game.game()));
                        value(appender, row.position());
                        value(appender, ofGame || game.live().get(row.position()));
                        for (var value : row.values()) {
                            value(appender, value);
                        }
                        appender.endRow();
                    }
                }
            }
        }
    }

    private static void append(DuckDBAppender appender, Object... values) throws SQLException {
        appender.beginRow();
        for (var value : values) {
            value(appender, value);
        }
        appender.endRow();
    }

    private static void value(DuckDBAppender appender, Object value) throws SQLException {
        switch (value) {
            case null -> appender.appendNull();
            case String text -> appender.append(text);
            case Integer number -> appender.append(number.intValue());
            case Long number -> appender.append(number.longValue());
            case Double number -> appender.append(number.doubleValue());
            case Boolean flag -> appender.append(flag.booleanValue());
            case Instant at -> appender.append(LocalDateTime.ofInstant(at, ZoneOffset.UTC));
            default -> throw new IllegalArgumentException("no column holds a " + value.getClass());
        }
    }

    private void run(String sql) throws SQLException {
        try (var statement = writer.createStatement()) {
            statement.execute(sql);
        }
    }
}
