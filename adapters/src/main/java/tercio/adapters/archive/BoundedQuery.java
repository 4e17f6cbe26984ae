package tercio.adapters.archive;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tercio.domain.ruling.Cancellation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Runs a query with a bound of time and of rows. It is cancelled where the caller goes.
 *
 * @param longest how long it may take
 * @param most how many rows are answered; further ones are cut off
 */
record BoundedQuery(Duration longest, int most) {

    /** Characters of a text in an answer. */
    private static final int LONGEST_TEXT = 100_000;
    /** Characters of a whole answer. */
    private static final long LARGEST = 20_000_000;
    private static final long POLLED = 20;
    /** The end of a query as a person may write it: a semicolon and remarks. */
    private static final String END = ";\\s*(--[^\\n]*\\s*)*$";
    /** The message of DuckDB for any failure while rows are made: the cause is lost where an answer is read as it is made. */
    private static final String UNTOLD = "Invalid result set";
    private static final MathContext DIGITS = new MathContext(12);
    /** Whole numbers below this have no digits to round. */
    private static final double EXACT = 1e12;

    /** Asks what a person wrote: long texts are cut by the database, because its driver hands over some thousand rows at once, however long. */
    Table askWritten(Connection connection, String sql) throws SQLException {
        return ask(connection, withTextsCut(connection, sql));
    }

    /** The query with each of its columns that is a text cut. */
    private static String withTextsCut(Connection connection, String sql) throws SQLException {
        var bare = sql.strip().replaceFirst(END, "");
        var columns = new ArrayList<String>();
        var names = new ArrayList<String>();
        try (var prepared = connection.prepareStatement(bare)) {
            var of = prepared.getMetaData();
            for (int at = 1; at <= of.getColumnCount(); at++) {
                var name = '"' + of.getColumnLabel(at).replace("\"", "\"\"") + '"';
                names.add("c" + at);
                columns.add((of.getColumnType(at) == Types.VARCHAR ? "left(c" + at + ", " + LONGEST_TEXT + ")" : "c" + at) + " as " + name);
            }
        } catch (SQLException failed) {
            throw failure(failed);
        }
        return "select " + String.join(", ", columns) + " from (\n" + bare + "\n) written(" + String.join(", ", names) + ")";
    }

    Table ask(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            var answered = new CompletableFuture<Table>();
            // This thread looks whether the caller is still there; another one asks.
            Thread.ofPlatform().name("archive-query").daemon().start(() -> {
                try {
                    answered.complete(read(statement, sql));
                } catch (SQLException | RuntimeException | Error failed) {
                    answered.completeExceptionally(failed);
                }
            });
            long until = System.nanoTime() + longest.toNanos();
            RuntimeException left = null;
            while (true) {
                try {
                    var table = answered.get(POLLED, TimeUnit.MILLISECONDS);
                    if (left != null) {
                        throw left;
                    }
                    return table;
                } catch (TimeoutException stillAsking) {
                    if (left == null) {
                        left = over(until);
                    }
                    if (left != null) {
                        cancel(statement);
                    }
                } catch (ExecutionException failed) {
                    throw left != null ? left : failure(failed.getCause());
                } catch (InterruptedException stopped) {
                    cancel(statement);
                    Thread.currentThread().interrupt();
                    throw new RefusedQuery(Sentence.of("kernel.archive.service-ends"));
                }
            }
        }
    }

    /** Cancels a query. DuckDB closes the statement of one that fails, also of one that was cancelled before: then nothing is left to cancel. */
    private static void cancel(Statement statement) throws SQLException {
        try {
            statement.cancel();
        } catch (SQLException failed) {
            if (!statement.isClosed()) {
                throw failed;
            }
        }
    }

    private RuntimeException over(long until) {
        try {
            Cancellation.check();
        } catch (Cancellation.Cancelled gone) {
            return gone;
        }
        return System.nanoTime() - until > 0 ? new RefusedQuery(Sentence.of("kernel.archive.too-long").with("count", Math.toIntExact(longest.toSeconds()))) : null;
    }

    private static RuntimeException failure(Throwable cause) {
        return switch (cause) {
            case RuntimeException own -> own;
            case SQLException refused -> RefusedQuery.ofDatabase(reason(refused.getMessage()));
            default -> new IllegalStateException(cause);
        };
    }

    /** DuckDB's message about a query, without its position in the text, which spans several lines. */
    private static Sentence reason(String message) {
        if (message == null) {
            return Sentence.of("kernel.archive.failed");
        }
        var line = message.lines().findFirst().orElse("").replaceFirst("^java\\.sql\\.SQLException: ", "");
        if (line.contains(UNTOLD)) {
            return Sentence.of("kernel.archive.failed-row");
        }
        return line.contains("Out of Memory") ? Sentence.of("kernel.archive.memory") : Sentence.of("kernel.archive.failed-because").with("why", new Text(line));
    }

    private Table read(Statement statement, String sql) throws SQLException {
        try (var result = statement.executeQuery(sql)) {
            var names = result.getMetaData();
            var columns = new ArrayList<Table.Column>();
            for (int at = 1; at <= names.getColumnCount(); at++) {
                columns.add(new Table.Column(names.getColumnLabel(at), type(names.getColumnType(at), names.getColumnTypeName(at)), ""));
            }
            var rows = new ArrayList<List<Object>>();
            long size = 0;
            while (result.next()) {
                if (rows.size() == most || size > LARGEST) {
                    return new Table(columns, rows, true);
                }
                var row = new ArrayList<Object>();
                for (int at = 1; at <= columns.size(); at++) {
                    var value = value(result, at);
                    size += value instanceof String text ? text.length() : 8;
                    row.add(value);
                }
                rows.add(row);
            }
            return new Table(columns, rows, false);
        }
    }

    private static String type(int sql, String name) {
        if (name.endsWith("[]")) {
            return "list";
        }
        return switch (sql) {
            case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> "whole";
            case Types.FLOAT, Types.REAL, Types.DOUBLE, Types.DECIMAL, Types.NUMERIC -> "number";
            case Types.BOOLEAN, Types.BIT -> "flag";
            case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE -> "instant";
            default -> name.equals("HUGEINT") || name.startsWith("U") && name.endsWith("INT") ? "whole" : "text";
        };
    }

    private static Object value(ResultSet result, int at) throws SQLException {
        return plain(result.getObject(at));
    }

    private static Object plain(Object value) throws SQLException {
        return switch (value) {
            case null -> null;
            case Boolean flag -> flag;
            case Double number -> number.isNaN() || number.isInfinite() ? null : (Object) rounded(number);
            case Float number -> plain(number.doubleValue());
            case BigDecimal number -> number.doubleValue();
            case BigInteger number -> number.bitLength() < Long.SIZE ? (Object) number.longValue() : number.toString();
            case Number number -> number.longValue();
            case Timestamp at -> instant(at.toLocalDateTime());
            case LocalDateTime at -> instant(at);
            case OffsetDateTime at -> at.toInstant().toString();
            case Instant at -> at.toString();
            case java.sql.Array array -> list((Object[]) array.getArray());
            case Object[] list -> list(list);
            case List<?> list -> list(list.toArray());
            case Object other -> cut(other.toString());
        };
    }

    /** Sums that were added up in another order differ in their last digits: those are not told. */
    private static double rounded(double number) {
        return number == Math.rint(number) && Math.abs(number) < EXACT ? number : new BigDecimal(number).round(DIGITS).doubleValue();
    }

    private static String instant(LocalDateTime at) {
        return at.toInstant(ZoneOffset.UTC).toString();
    }

    private static List<Object> list(Object[] values) throws SQLException {
        var list = new ArrayList<Object>();
        for (var value : Arrays.copyOf(values, Math.min(values.length, 10_000))) {
            list.add(plain(value));
        }
        return list;
    }

    private static String cut(String text) {
        return text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
    }
}
