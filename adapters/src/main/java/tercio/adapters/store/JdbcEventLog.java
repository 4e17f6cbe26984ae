package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.record.EventDecoder;
import tercio.application.record.EventLog;
import tercio.application.record.RecordedEvent;

/** Reads recorded events from the table of the event store. Its own SQL, because Axon reads a history only from a position to its end. */
final class JdbcEventLog implements EventLog {

    private final JdbcTemplate database;
    private final JdbcStoredEntries entries;
    private final EventDecoder decoder;
    private final boolean shared;

    JdbcEventLog(Database opened, JdbcTemplate database, JdbcStoredEntries entries, EventDecoder decoder) {
        shared = opened.isShared();
        this.database = database;
        this.entries = entries;
        this.decoder = decoder;
    }

    @Override
    public List<RecordedEvent> between(String game, int from, int to) {
        var events = new ArrayList<RecordedEvent>();
        entries.each(game, from, to, entry -> events.add(decoder.decode(entry)));
        return events;
    }

    @Override
    public int newest(String game) {
        var last = database.queryForObject(
                "select max(sequenceNumber) from DomainEventEntry where aggregateIdentifier = ?", Integer.class, game);
        return last == null ? 0 : last + 1;
    }

    @Override
    public OptionalInt sharedNewest(String game) {
        return shared ? OptionalInt.of(newest(game)) : OptionalInt.empty();
    }
}
