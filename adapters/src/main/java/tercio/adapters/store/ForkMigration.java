package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads the parents of forks that are stored already from their openings, which always told them. */
final class ForkMigration implements JavaMigration {

    private static final int ROWS = 1000;
    /** What an opening may name at most as its parent. */
    private static final int LONGEST_NAME = 200;

    private final JsonMapper json = new JsonMapper();

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("9.1");
    }

    @Override
    public String getDescription() {
        return "parents of forks";
    }

    @Override
    public Integer getChecksum() {
        return 1;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) throws SQLException {
        var connection = context.getConnection();
        try (var read = connection.prepareStatement("select globalIndex, aggregateIdentifier, payload from DomainEventEntry"
                        + " where globalIndex > ? and sequenceNumber = 0 order by globalIndex limit " + ROWS);
                var write = connection.prepareStatement("insert into game_fork (game, parent, parent_position, maker) values (?, ?, ?, '')")) {
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
                any |= parent(rows.getString(2), new String(rows.getBytes(3), StandardCharsets.UTF_8), write);
            }
        }
        if (any) {
            write.executeBatch();
        }
        return last;
    }

    private boolean parent(String game, String opening, PreparedStatement write) throws SQLException {
        try {
            var origin = json.readTree(opening).path("forkedFrom");
            if (!origin.path("game").isString() || origin.path("game").asString().length() > LONGEST_NAME || !origin.path("at").canConvertToInt()) {
                return false;
            }
            write.setString(1, game);
            write.setString(2, origin.path("game").asString());
            write.setInt(3, origin.path("at").asInt());
            write.addBatch();
            return true;
        } catch (JacksonException damaged) {
            // The check of the chain reports this row.
            return false;
        }
    }
}
