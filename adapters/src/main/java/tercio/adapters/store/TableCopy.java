package tercio.adapters.store;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.adapters.json.SealedText;
import tercio.application.verification.Progress;

/** Copies the rows of one table from one database into another, some at a time, so that it goes on where it was interrupted. */
final class TableCopy {

    private static final int ROWS = 500;
    /** A row may hold a whole game. */
    private static final int ROWS_OF_GAMES = 10;

    private final MovedTables.Moved table;
    private final Database from;
    private final Optional<String> game;
    private final List<String> columns;
    private final int atOnce;

    TableCopy(MovedTables.Moved table, Database from) {
        this(table, from, Optional.empty());
    }

    /** @param game of which alone rows are copied; all where it is empty */
    TableCopy(MovedTables.Moved table, Database from, Optional<String> game) {
        this.game = game;
        this.table = table;
        this.from = from;
        atOnce = table.name().equals(PackedGames.TABLE) ? ROWS_OF_GAMES : ROWS;
        columns = Stream.concat(table.key().stream(), table.columns().stream()).toList();
    }

    /** The number of rows of the table in a database. */
    long rows(Database database) {
        return new JdbcTemplate(database.source()).queryForObject("select count(*) from " + table.name() + game.map(only -> " where " + gameColumn() + " = ?").orElse(""),
                Long.class, game.stream().toArray());
    }

    /**
     * Copies the rows that are not there yet. Their number is written in the same transaction.
     *
     * @param seals of the events, where the database wants them
     */
    void into(Database to, Optional<EventSeals> seals, MoveProgress progress, Progress steps) {
        var rows = new JdbcTemplate(to.source());
        var together = new TransactionTemplate(new DataSourceTransactionManager(to.source()));
        var sealed = seals.filter(wanted -> table == MovedTables.EVENTS);
        var names = new ArrayList<>(columns);
        sealed.ifPresent(wanted -> names.add("seal"));
        var insert = "insert into " + table.name() + " (" + String.join(", ", names) + ") values (" + String.join(", ", Collections.nCopies(names.size(), "?")) + ")";
        long done = progress.copiedRows(table.name());
        var page = page(Optional.empty(), done);
        while (!page.isEmpty()) {
            var read = page;
            long now = done + read.size();
            together.executeWithoutResult(transaction -> {
                rows.batchUpdate(insert, read.stream().map(row -> storedValues(row, to.dialect(), sealed)).toList());
                progress.setCopiedRows(table.name(), now, read.size() < atOnce);
            });
            done = now;
            steps.reportOrStop((int) Math.min(Integer.MAX_VALUE, progress.totalCopied()), (int) Math.min(Integer.MAX_VALUE, progress.total()));
            page = read.size() < atOnce ? List.of() : page(Optional.of(read.getLast()), 0);
        }
        progress.setCopiedRows(table.name(), done, true);
        if (!table.numbered().isEmpty()) {
            long next = rows.queryForObject("select coalesce(max(" + table.numbered() + "), 0) + 1 from " + table.name(), Long.class);
            rows.execute(to.dialect().restart(table.name(), table.numbered(), next));
        }
    }

    /** @param after the row before the page; without it the page begins after so many rows */
    private List<Object[]> page(Optional<Object[]> after, long skipped) {
        var key = String.join(", ", table.key());
        var where = after.isEmpty() ? game.map(only -> " where " + gameColumn() + " = ?").orElse("") : game.map(only -> " where " + gameColumn() + " = ? and ").orElse(" where ") + table.key().getFirst() + " >= ?" + " and (" + key + ") > ("
                + String.join(", ", Collections.nCopies(table.key().size(), "?")) + ")";
        var parameters = Stream.concat(game.stream(), after.stream().flatMap(row -> Stream.concat(Stream.of(row[0]), Arrays.stream(row, 0, table.key().size())))).toArray();
        return new JdbcTemplate(from.source()).query("select " + String.join(", ", columns) + " from " + table.name() + where + " order by " + key + " limit " + atOnce
                + (skipped == 0 ? "" : " offset " + skipped), (row, number) -> row(row, from.dialect()), parameters);
    }

    private String gameColumn() {
        return table.gameColumn().orElseThrow();
    }

    private Object[] row(ResultSet row, Dialect dialect) throws SQLException {
        var values = new Object[columns.size()];
        for (int column = 0; column < values.length; column++) {
            values[column] = columns.get(column).equals(table.moment()) ? dialect.moment(row, column + 1) : row.getObject(column + 1);
        }
        return values;
    }

    private Object[] storedValues(Object[] row, Dialect dialect, Optional<EventSeals> seals) {
        var values = Arrays.copyOf(row, row.length + (seals.isPresent() ? 1 : 0));
        for (int column = 0; column < row.length; column++) {
            values[column] = row[column] instanceof Instant moment ? dialect.moment(moment) : row[column];
        }
        seals.ifPresent(each -> values[row.length] = each.of((String) row[columns.indexOf("aggregateidentifier")],
                ((Number) row[columns.indexOf("sequencenumber")]).intValue() + 1,
                SealedText.read(new String((byte[]) row[columns.indexOf("metadata")], StandardCharsets.UTF_8)).hash()));
        return values;
    }

    /** The digest of all rows of the table in a database, whatever their order. */
    String digest(Database database) {
        var sum = new BigInteger[] {BigInteger.ZERO};
        new TableCopy(table, database).each(row -> sum[0] = sum[0].add(new BigInteger(1, hash(row))));
        return sum[0].toString(Character.MAX_RADIX);
    }

    private void each(Consumer<Object[]> reader) {
        for (var page = page(Optional.empty(), 0); !page.isEmpty(); page = page.size() < atOnce ? List.of() : page(Optional.of(page.getLast()), 0)) {
            page.forEach(reader);
        }
    }

    /** Texts and numbers are read the same from both databases; times that only say how old something is have six decimals on one of them. */
    private static byte[] hash(Object[] row) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var value : row) {
                var text = switch (value) {
                    case null -> "none";
                    case byte[] bytes -> HexFormat.of().formatHex(bytes);
                    case Timestamp time -> time.toInstant().truncatedTo(ChronoUnit.MICROS).toString();
                    case OffsetDateTime time -> time.toInstant().truncatedTo(ChronoUnit.MICROS).toString();
                    case Date date -> date.toLocalDate().toString();
                    default -> value.toString();
                };
                digest.update((text.length() + ":" + text).getBytes(StandardCharsets.UTF_8));
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
