package tercio.adapters.store;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.stream.Stream;
import tercio.projections.Summaries;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads by what games that are stored already are found in the list from their openings, and from their summaries whether they are over. */
final class ListingMigration extends EntryMigration {

    private final JsonMapper json = new JsonMapper();

    ListingMigration() {
        super("13.1", "listing of games");
    }

    @Override
    String read() {
        return "select e.globalIndex, e.aggregateIdentifier, e.payload, v.body"
                + " from DomainEventEntry e left join view_at_present v on v.game = e.aggregateIdentifier and v.view = '" + Summaries.NAME + "'"
                + " where e.globalIndex > ? and e.sequenceNumber = 0 order by e.globalIndex";
    }

    @Override
    String write() {
        return GameListing.INSERT;
    }

    @Override
    boolean addRow(ResultSet row, PreparedStatement write) throws SQLException {
        return addListing(row.getString(2), new String(row.getBytes(3), StandardCharsets.UTF_8), row.getBytes(4), write);
    }

    /** @param summary as it is stored; null where there is none yet */
    private boolean addListing(String game, String opening, byte[] summary, PreparedStatement write) throws SQLException {
        try {
            var told = json.readTree(opening);
            var listing = GameListing.of(told.path("ruleset").asString(""), told.path("scenario").path("name").asString(""),
                    Stream.concat(Stream.of(told.path("name")), told.path("seats").valueStream().map(seat -> seat.path("name")))
                            .filter(JsonNode::isString).map(JsonNode::asString).toList());
            write.setString(1, game);
            write.setString(2, listing.ruleset());
            write.setString(3, listing.scenario());
            write.setString(4, listing.words());
            write.setBoolean(5, summary != null && isOver(summary));
            write.addBatch();
            return true;
        } catch (JacksonException damaged) {
            // The check of the chain reports this row.
            return false;
        }
    }

    private boolean isOver(byte[] summary) {
        try {
            return json.readTree(JdbcViewStore.decompress(summary)).path("over").asBoolean();
        } catch (JacksonException | UncheckedIOException unreadable) {
            // The summary is made again from the events, and the listing with it.
            return false;
        }
    }
}
