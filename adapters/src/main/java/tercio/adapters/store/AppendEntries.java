package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.statements.AppendEventsStatementBuilder;
import org.axonframework.eventsourcing.eventstore.jdbc.statements.TimestampWriter;
import org.axonframework.serialization.Serializer;
import tercio.adapters.json.SealedText;
import tercio.application.record.StoredEntries;

/**
 * Writes the rows of events. Its own SQL, because the explanation has a column that Axon does not know, and because the bytes
 * that are stored have to be the bytes that were hashed: they travel with the message and are not serialized again.
 */
final class AppendEntries implements AppendEventsStatementBuilder {

    private static final String INSERT = "insert into DomainEventEntry (eventIdentifier, aggregateIdentifier, sequenceNumber, type,"
            + " timeStamp, payloadType, payloadRevision, payload, metaData, explanation";
    private static final String UNSEALED = ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String SEALED = ", seal) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

    private final Optional<EventSeals> seals;
    private final BuildsTogether builds;

    /** @param seals of events, where several services write them */
    AppendEntries(Optional<EventSeals> seals, BuildsTogether builds) {
        this.builds = builds;
        this.seals = seals;
    }

    @Override
    public PreparedStatement build(Connection connection, EventSchema schema, Class<?> dataType, List<? extends EventMessage<?>> events,
            Serializer serializer, TimestampWriter timestamps) throws SQLException {
        var insert = connection.prepareStatement(INSERT + (seals.isPresent() ? SEALED : UNSEALED));
        for (var message : events) {
            var event = (DomainEventMessage<?>) message;
            var entry = (StoredEntries.Entry) event.getMetaData().get(StoredEntries.Entry.KEY);
            builds.requireKnown(entry.fact().type(), entry.fact().version());
            insert.setString(1, event.getIdentifier());
            insert.setString(2, event.getAggregateIdentifier());
            insert.setLong(3, event.getSequenceNumber());
            insert.setString(4, event.getType());
            timestamps.writeTimestamp(insert, 5, event.getTimestamp());
            insert.setString(6, entry.fact().type());
            insert.setString(7, Integer.toString(entry.fact().version()));
            insert.setBytes(8, bytes(entry.fact().payload()));
            insert.setBytes(9, bytes(new SealedText(entry.hash(), entry.envelope().text()).text()));
            insert.setBytes(10, entry.envelope().explanation().isEmpty() ? null : bytes(entry.envelope().explanation()));
            if (seals.isPresent()) {
                insert.setBytes(11, seals.get().of(event.getAggregateIdentifier(), entry.position(), entry.hash()));
            }
            insert.addBatch();
        }
        return insert;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
