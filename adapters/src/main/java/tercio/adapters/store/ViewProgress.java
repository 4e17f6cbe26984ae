package tercio.adapters.store;

import java.util.Collection;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.springframework.jdbc.core.JdbcTemplate;

/** The progress of the stored views of this service, for its operator. */
public final class ViewProgress {

    private final TrackingEventProcessor processor;
    private final JdbcTemplate rows;

    ViewProgress(TrackingEventProcessor processor, JdbcTemplate rows) {
        this.processor = processor;
        this.rows = rows;
    }

    private Collection<EventTrackerStatus> shares() {
        return processor.processingStatus().values();
    }

    /** The number of shares of the views that this service has claimed. Another service of the database may have the others. */
    public int claims() {
        return shares().size();
    }

    /** The number of shares that stand still because of a failure. */
    public int failing() {
        return (int) shares().stream().filter(EventTrackerStatus::isErrorState).count();
    }

    /** The number of events that its slowest share has not seen yet; 0 where it has none. Games that rest are packed, and count no more. */
    public long lag() {
        var seen = shares().stream().mapToLong(share -> share.getCurrentPosition().orElse(-1)).min();
        if (seen.isEmpty()) {
            return 0;
        }
        var newest = rows.queryForObject("select coalesce(max(globalIndex), 0) from DomainEventEntry", Long.class);
        return Math.max(0, newest - seen.getAsLong());
    }
}
