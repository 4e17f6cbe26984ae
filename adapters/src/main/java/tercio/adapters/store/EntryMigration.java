package tercio.adapters.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;

/** Reads stored entries in the order of their index, some at a time, and writes what follows from them. */
abstract class EntryMigration implements JavaMigration {

    private static final int ROWS = 1000;

    private final String version;
    private final String description;

    /**
     * @param version its place among the migrations
     * @param description that the database keeps; it never changes
     */
    EntryMigration(String version, String description) {
        this.version = version;
        this.description = description;
    }

    @Override
    public final MigrationVersion getVersion() {
        return MigrationVersion.fromVersion(version);
    }

    @Override
    public final String getDescription() {
        return description;
    }

    @Override
    public final Integer getChecksum() {
        return 1;
    }

    @Override
    public final boolean canExecuteInTransaction() {
        return true;
    }

    /** The query for the entries after an index, which is its only parameter. The first column is the index, by which it is ordered. */
    abstract String read();

    /** The statement that writes. */
    abstract String write();

    /** Adds the rows that follow from an entry to the batch, and returns whether there are any. */
    abstract boolean addRow(ResultSet row, PreparedStatement write) throws SQLException;

    @Override
    public final void migrate(Context context) throws SQLException {
        var connection = context.getConnection();
        try (var read = connection.prepareStatement(read() + " limit " + ROWS); var write = connection.prepareStatement(write())) {
            for (long last = 0; last >= 0; ) {
                last = page(last, read, write);
            }
        }
    }

    /** Returns the index of the last row that was read, -1 where there was none. */
    private long page(long after, PreparedStatement read, PreparedStatement write) throws SQLException {
        long last = -1;
        boolean any = false;
        read.setLong(1, after);
        try (var rows = read.executeQuery()) {
            while (rows.next()) {
                last = rows.getLong(1);
                any |= addRow(rows, write);
            }
        }
        if (any) {
            write.executeBatch();
        }
        return last;
    }
}
