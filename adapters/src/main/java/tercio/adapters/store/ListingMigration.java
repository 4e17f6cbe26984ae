package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import tercio.projections.Summaries;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads by what games that are stored already are found in the list from their openings, and from their summaries whether they are over. */
final class ListingMigration implements JavaMigration {

    private static final int ROWS = 1000;

    private final JsonMapper json = new JsonMapper();

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("13.1");
    }

    @Override
    public String getDescription() {
        return "listing of games";
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
        try (var read = connection.prepareStatement("select e.globalIndex, e.aggregateIdentifier, e.payload, v.body"
                        + " from DomainEventEntry e left join view_at_present v on v.game = e.aggregateIdentifier and v.view = '" + Summaries.NAME + "'"
                        + " where e.globalIndex > ? and e.sequenceNumber = 0 order by e.globalIndex limit " + ROWS);
                var write = connection.prepareStatement(GameListing.INSERT)) {
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
                any |= listed(rows.getString(2), new String(rows.getBytes(3), StandardCharsets.UTF_8), rows.getBytes(4), write);
            }
        }
        if (any) {
            write.executeBatch();
        }
        return last;
    }

    /** @param summary as it is stored; null where there is none yet */
    private boolean listed(String game, String opening, byte[] summary, PreparedStatement write) throws SQLException {
        try {
            var told = json.readTree(opening);
            var listing = GameListing.of(told.path("ruleset").asString(""), told.path("scenario").path("name").asString(""),
                    Stream.concat(Stream.of(told.path("name")), told.path("seats").valueStream().map(seat -> seat.path("name")))
                            .filter(JsonNode::isString).map(JsonNode::asString).toList());
            write.setString(1, game);
            write.setString(2, listing.ruleset());
            write.setString(3, listing.scenario());
            write.setString(4, listing.words());
            write.setBoolean(5, summary != null && json.readTree(JdbcViewStore.unpacked(summary)).path("over").asBoolean());
            write.addBatch();
            return true;
        } catch (JacksonException damaged) {
            // The check of the chain reports this row.
            return false;
        }
    }
}
