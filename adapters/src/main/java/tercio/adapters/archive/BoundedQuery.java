package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Duration;
import java.util.ArrayList;
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
 * @param longest the longest time it may take
 * @param most the number of rows that are answered; further ones are cut off
 */
record BoundedQuery(Duration longest, int most) {

    /** Characters of a whole answer. */
    private static final long LARGEST = 20_000_000;
    private static final long POLLED = 20;
    /** The end of a query as a person may write it: a semicolon and remarks. */
    private static final String END = ";\\s*(--[^\\n]*\\s*)*$";
    /** The message of DuckDB for any failure while rows are made: the cause is lost where an answer is read as it is made. */
    private static final String UNTOLD = "Invalid result set";

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
                columns.add((of.getColumnType(at) == Types.VARCHAR ? "left(c" + at + ", " + AnswerValues.LONGEST_TEXT + ")" : "c" + at) + " as " + name);
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
                columns.add(new Table.Column(names.getColumnLabel(at), AnswerValues.type(names.getColumnType(at), names.getColumnTypeName(at)), ""));
            }
            var rows = new ArrayList<List<Object>>();
            long size = 0;
            while (result.next()) {
                if (rows.size() == most || size > LARGEST) {
                    return new Table(columns, rows, true);
                }
                var row = new ArrayList<Object>();
                for (int at = 1; at <= columns.size(); at++) {
                    var value = AnswerValues.plain(result.getObject(at));
                    size += value instanceof String text ? text.length() : 8;
                    row.add(value);
                }
                rows.add(row);
            }
            return new Table(columns, rows, false);
        }
    }
}
