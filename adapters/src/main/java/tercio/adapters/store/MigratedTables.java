package tercio.adapters.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.sql.DataSource;
import tercio.domain.sentence.Sentence;

/**
 * The tables of empty databases of one kind, in memory or in files. The first of a process is migrated; the others are made by what H2 tells of
 * that one, which takes a tenth of the time.
 */
final class MigratedTables {

    /** The beginning of a setting in what H2 tells of a database, which each gets with its address. */
    private static final String SETTING = "SET ";

    private final Consumer<DataSource> migration;
    /** The statements that make the tables with their first rows; null until a database was migrated. */
    private volatile List<String> statements;

    /** @param migration of an empty database */
    MigratedTables(Consumer<DataSource> migration) {
        this.migration = migration;
    }

    /** Makes the tables of an empty database. */
    void make(DataSource empty) {
        var known = statements;
        if (known == null) {
            migration.accept(empty);
            statements = statements(empty);
        } else {
            execute(known, empty);
        }
    }

    private static List<String> statements(DataSource migrated) {
        try (var connection = migrated.getConnection(); var statement = connection.createStatement(); var lines = statement.executeQuery("script")) {
            var statements = new ArrayList<String>();
            while (lines.next()) {
                if (!lines.getString(1).startsWith(SETTING)) {
                    statements.add(lines.getString(1));
                }
            }
            return List.copyOf(statements);
        } catch (SQLException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.tables-unreadable").with("why", DatabaseFault.words(failed)), failed);
        }
    }

    private static void execute(List<String> statements, DataSource empty) {
        try (var connection = empty.getConnection(); var statement = connection.createStatement()) {
            for (var each : statements) {
                statement.execute(each);
            }
        } catch (SQLException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.tables-unmade").with("why", DatabaseFault.words(failed)), failed);
        }
    }
}
