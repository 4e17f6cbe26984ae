package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import tercio.adapters.json.SealedText;

/** Reads the hash of the first event of games that are stored already. */
final class LineMigration extends EntryMigration {

    LineMigration() {
        super("23.1", "first hashes of games");
    }

    @Override
    String read() {
        return "select globalIndex, aggregateIdentifier, metaData from DomainEventEntry where globalIndex > ? and sequenceNumber = 0 order by globalIndex";
    }

    @Override
    String write() {
        return RecordOrigins.INSERT;
    }

    @Override
    boolean addRow(ResultSet row, PreparedStatement write) throws SQLException {
        var hash = SealedText.read(new String(row.getBytes(3), StandardCharsets.UTF_8)).hash();
        if (hash.isEmpty()) {
            // The check of the chain reports this row.
            return false;
        }
        write.setString(1, row.getString(2));
        write.setString(2, hash);
        write.addBatch();
        return true;
    }
}
