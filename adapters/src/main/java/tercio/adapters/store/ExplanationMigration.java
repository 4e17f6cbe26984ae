package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import tercio.adapters.json.SealedText;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Moves the explanations of events that are stored already into their own column. A row is changed only where its envelope can be
 * put together again byte for byte, because its hash covers these bytes; any other row stays readable as it is.
 */
final class ExplanationMigration extends EntryMigration {

    private final JsonMapper json = new JsonMapper();

    ExplanationMigration() {
        super("6.1", "explanations in their own column");
    }

    @Override
    String read() {
        return "select globalIndex, metaData from DomainEventEntry where globalIndex > ? order by globalIndex";
    }

    @Override
    String write() {
        return "update DomainEventEntry set metaData = ?, explanation = ? where globalIndex = ?";
    }

    @Override
    boolean addRow(ResultSet row, PreparedStatement write) throws SQLException {
        return split(row.getLong(1), new String(row.getBytes(2), StandardCharsets.UTF_8), write);
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
