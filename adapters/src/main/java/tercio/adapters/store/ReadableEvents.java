package tercio.adapters.store;

import java.util.List;
import java.util.Set;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.TrackedEventData;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;

/**
 * The event storage of Axon, whose stream passes over events that cannot be read: their games are set aside, and the views of the others
 * go on.
 */
final class ReadableEvents extends JdbcEventStorageEngine {

    ReadableEvents(Builder builder) {
        super(builder);
    }

    @Override
    protected List<? extends TrackedEventData<?>> fetchTrackedEvents(TrackingToken last, int most) {
        try {
            return super.fetchTrackedEvents(last, most);
        } catch (EventStoreException failed) {
            if (!DatabaseFault.unreadable(failed)) {
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
                if (!DatabaseFault.unreadable(failed)) {
                    throw failed;
                }
                at += size == 1 ? 1 : 0;
                size = Math.max(1, size / 4);
            }
        }
        return List.of();
    }
}
