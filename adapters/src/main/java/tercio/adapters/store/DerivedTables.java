package tercio.adapters.store;

import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The tables that are made of the events at any time. */
final class DerivedTables {

    /** The tables that a rebuild makes again, in small letters. */
    static final Set<String> ALL = Set.of("view_at_present", "checkpoint_page", "checkpoint_board", "checkpoint_build", "set_aside");

    private DerivedTables() {}

    /** Deletes all rows, also where some of them cannot be read. Then what the transaction did before is committed. */
    static void empty(JdbcTemplate database, String table) {
        empty(JdbcClient.create(database), table);
    }

    /** Deletes all rows, also where some of them cannot be read. Then what the transaction did before is committed. */
    static void empty(JdbcClient database, String table) {
        empty(database, table, "delete from " + table);
    }

    /** Empties a table of very many rows, also where some of them cannot be read. What the transaction did before may be committed. */
    static void discard(JdbcTemplate database, String table, Dialect dialect) {
        empty(JdbcClient.create(database), table, dialect.discard(table));
    }

    private static void empty(JdbcClient database, String table, String statement) {
        try {
            database.sql(statement).update();
        } catch (UnreadableData damaged) {
            database.sql("truncate table " + table).update();
        }
    }
}
