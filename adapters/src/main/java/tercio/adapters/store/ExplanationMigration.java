package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import tercio.adapters.json.SealedText;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Moves the explanations of events that are stored already into their own column. A row is changed only where its envelope can be
 * put together again byte for byte, because its hash covers these bytes; any other row stays readable as it is.
 */
final class ExplanationMigration implements JavaMigration {

    private static final int ROWS = 1000;

    private final JsonMapper json = new JsonMapper();

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("6.1");
    }

    @Override
    public String getDescription() {
        return "explanations in their own column";
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
        try (var read = connection.prepareStatement(
                        "select globalIndex, metaData from DomainEventEntry where globalIndex > ? order by globalIndex limit " + ROWS);
                var write = connection.prepareStatement("update DomainEventEntry set metaData = ?, explanation = ? where globalIndex = ?")) {
            for (long last = 0; last >= 0; ) {
                last = page(last, read, write);
            }
        }
    }

    /** Returns the index of the last row that was read, -1 where there was none. */
    private long page(long after, PreparedStatement read, PreparedStatement write) throws SQLException {
        long last = -1;
        boolean changed = false;
        read.setLong(1, after);
        try (var rows = read.executeQuery()) {
            while (rows.next()) {
                last = rows.getLong(1);
                changed |= split(last, new String(rows.getBytes(2), StandardCharsets.UTF_8), write);
            }
        }
        if (changed) {
            write.executeBatch();
        }
        return last;
    }

    private boolean split(long index, String metaData, PreparedStatement write) throws SQLException {
        var stored = SealedText.read(metaData);
        try {
            if (!(json.readTree(stored.envelope()) instanceof ObjectNode envelope)) {
                return false;
            }
            var parts = SplitEnvelope.of(json, envelope);
            if (parts.explanation().isEmpty() || !parts.whole().equals(stored.envelope())) {
                return false;
            }
            write.setBytes(1, new SealedText(stored.hash(), parts.text()).text().getBytes(StandardCharsets.UTF_8));
            write.setBytes(2, parts.explanation().getBytes(StandardCharsets.UTF_8));
            write.setLong(3, index);
            write.addBatch();
            return true;
        } catch (JacksonException damaged) {
            // The check of the chain reports this row.
            return false;
        }
    }
}
