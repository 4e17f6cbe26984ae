package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.axonframework.eventhandling.DomainEventData;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.GenericDomainEventEntry;
import org.axonframework.eventhandling.TrackedEventData;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import tercio.adapters.json.SealedText;

/**
 * The event storage of Axon, whose stream passes over events that cannot be read: their games are set aside, and the views of the others
 * go on. A game is loaded with the part of it that is packed; the stream has of such a game its newest event alone.
 */
final class ReadableEvents extends JdbcEventStorageEngine {

    private final PackedGames packed;

    /** @param packed the part of games that has no rows of its own */
    ReadableEvents(PackedGames packed, Builder builder) {
        super(builder);
        this.packed = packed;
    }

    /** Fetches events; where the first one has no row, it is packed with those that follow it. */
    @Override
    protected List<? extends DomainEventData<?>> fetchDomainEvents(String game, long first, int most) {
        var rows = super.fetchDomainEvents(game, first, most);
        if (!rows.isEmpty() && rows.getFirst().getSequenceNumber() == first) {
            return rows;
        }
        var found = packed.of(game);
        if (first >= found.rows().size()) {
            return rows;
        }
        var events = new ArrayList<DomainEventData<?>>();
        for (int sequence = (int) first; sequence < found.rows().size(); sequence++) {
            events.add(event(game, sequence, found.rows().get(sequence), found.entries().get(sequence).hash()));
        }
        events.addAll(super.fetchDomainEvents(game, found.rows().size(), most));
        return events;
    }

    private static DomainEventData<?> event(String game, int sequence, PackedEvents.Row row, String hash) {
        return new GenericDomainEventEntry<>(row.entity(), game, sequence, game + "/" + sequence, row.time(), row.fact().type(),
                Integer.toString(row.fact().version()), row.fact().payload().getBytes(StandardCharsets.UTF_8),
                new SealedText(hash, row.envelope().text()).text().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    protected List<? extends TrackedEventData<?>> fetchTrackedEvents(TrackingToken last, int most) {
        try {
            return super.fetchTrackedEvents(last, most);
        } catch (EventStoreException failed) {
            if (!DatabaseFault.isUnreadable(failed)) {
                throw failed;
            }
            return fetchBeyond(last == null ? 0 : ((GapAwareTrackingToken) last).getIndex(), most);
        }
    }

    /** The next events that can be read after an index. Where a stretch cannot be read, it is looked for in shorter and shorter ones. */
    private List<? extends TrackedEventData<?>> fetchBeyond(long index, int most) {
        long end = ((GapAwareTrackingToken) createHeadToken()).getIndex();
        int size = most;
        long at = index;
        while (at < end) {
            try {
                var found = super.fetchTrackedEvents(GapAwareTrackingToken.newInstance(at, Set.of()), size);
                if (!found.isEmpty()) {
                    return found;
                }
                at += size;
            } catch (EventStoreException failed) {
                if (!DatabaseFault.isUnreadable(failed)) {
                    throw failed;
                }
                at += size == 1 ? 1 : 0;
                size = Math.max(1, size / 4);
            }
        }
        return List.of();
    }
}
