package tercio.adapters.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.statements.ReadEventDataWithGapsStatementBuilder;

/**
 * Reads the next events of the stream, with the gaps of transactions that were not finished before. Its own SQL, because for
 * Axon's single query with {@code or} the database reads the whole table after each commit; this one uses the index twice.
 */
final class IndexedEventStream implements ReadEventDataWithGapsStatementBuilder {

    @Override
    public PreparedStatement build(Connection connection, EventSchema schema, long after, int most, List<Long> gaps)
            throws SQLException {
        var rows = "select " + String.join(", ", schema.globalIndexColumn(), schema.eventIdentifierColumn(),
                schema.aggregateIdentifierColumn(), schema.sequenceNumberColumn(), schema.typeColumn(), schema.timestampColumn(),
                schema.payloadTypeColumn(), schema.payloadRevisionColumn(), schema.payloadColumn(), schema.metaDataColumn())
                + " from " + schema.domainEventTable() + " where " + schema.globalIndexColumn();
        // The number counts rows, not positions: packed games leave wide gaps between them.
        var next = rows + " > ? order by " + schema.globalIndexColumn() + " limit ?";
        var statement = connection.prepareStatement(gaps.isEmpty() ? next
                : "select * from (" + next + ") further union all " + rows + " in (" + String.join(", ", Collections.nCopies(gaps.size(), "?"))
                        + ") order by " + schema.globalIndexColumn());
        statement.setLong(1, after);
        statement.setInt(2, most);
        for (int gap = 0; gap < gaps.size(); gap++) {
            statement.setLong(3 + gap, gaps.get(gap));
        }
        return statement;
    }
}
