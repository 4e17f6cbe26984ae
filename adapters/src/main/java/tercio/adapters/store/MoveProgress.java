package tercio.adapters.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The progress of a move of all games into a database. It is stored in the database itself, and deleted when the move is done. */
final class MoveProgress {

    /** Stands in the place of a table where the games of a database were moved away. */
    private static final String AWAY = "moved away";

    private final JdbcClient database;
    private final String source;
    private final String keep;
    private final Map<String, Long> rows = new TreeMap<>();
    private final long of;

    /**
     * The progress of a move that goes on, or begins.
     *
     * @param source the origin of the games, as a hash
     * @param of the number of rows to copy
     */
    MoveProgress(Database database, String source, long of) {
        this.database = JdbcClient.create(database.source());
        this.source = source;
        this.of = of;
        keep = database.dialect().upsert("move_progress", List.of("copied"), List.of("source", "number_of_rows", "done"));
        this.database.sql("select copied, number_of_rows from move_progress where source = ?").param(source)
                .query((row, number) -> rows.put(row.getString(1), row.getLong(2))).list();
    }

    /** The sources of the games that are being moved into a database, as hashes; none where no move is under way. */
    static List<String> sources(Database database) {
        return JdbcClient.create(database.source()).sql("select distinct source from move_progress where copied <> ?").param(AWAY).query(String.class).list();
    }

    /** Whether the games of a database were moved away. */
    static boolean isMovedAway(Database database) {
        return JdbcClient.create(database.source()).sql("select exists (select 1 from move_progress where copied = ?)").param(AWAY).query(Boolean.class).single();
    }

    /** Marks that the games of a database were moved away, so that no service goes on with them there. */
    static void markMovedAway(Database database, String to) {
        JdbcClient.create(database.source()).sql("insert into move_progress (source, copied, number_of_rows, done) values (?, ?, 0, true)").params(to, AWAY).update();
    }

    /** The number of copied rows of a table. */
    long copiedRows(String table) {
        return rows.getOrDefault(table, 0L);
    }

    void setCopiedRows(String table, long number, boolean done) {
        rows.put(table, number);
        database.sql(keep).params(table, source, number, done).update();
    }

    /** The number of copied rows of all tables. */
    long totalCopied() {
        return rows.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The number of all rows. */
    long total() {
        return of;
    }

    /** The move is done, and was held against its source. */
    void end() {
        database.sql("delete from move_progress where source = ?").param(source).update();
    }
}
