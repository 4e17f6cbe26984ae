package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads the parents of forks that are stored already from their openings, which always told them. */
final class ForkMigration extends EntryMigration {

    /** Limit of the name of a parent in an opening. */
    private static final int LONGEST_NAME = 200;

    private final JsonMapper json = new JsonMapper();

    ForkMigration() {
        super("9.1", "parents of forks");
    }

    @Override
    String read() {
        return "select globalIndex, aggregateIdentifier, payload from DomainEventEntry"
                + " where globalIndex > ? and sequenceNumber = 0 order by globalIndex";
    }

    @Override
    String write() {
        return "insert into game_fork (game, parent, parent_position, maker) values (?, ?, ?, '')";
    }

    @Override
    boolean addRow(ResultSet row, PreparedStatement write) throws SQLException {
        return parent(row.getString(2), new String(row.getBytes(3), StandardCharsets.UTF_8), write);
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
