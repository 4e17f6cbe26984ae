package tercio.adapters.store;

import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.Progress;

/** Resets the processor of the views to the first event and waits until it has reached the last one. */
final class ViewRebuild {

    private static final long A_WHILE = 20_000_000;

    private final TrackingEventProcessor processor;
    private final JdbcTemplate rows;

    ViewRebuild(TrackingEventProcessor processor, JdbcTemplate rows) {
        this.processor = processor;
        this.rows = rows;
    }

    /** @throws StorageUnavailable where the processor cannot go on */
    void run(Progress progress) {
        int last = rows.queryForObject("select coalesce(max(globalIndex), 0) from DomainEventEntry", Integer.class);
        // One that is shut down before its worker runs loses the place of this worker, and never works again.
        while (statuses().noneMatch(EventTrackerStatus::isCaughtUp)) {
            progress.step(0, last);
            LockSupport.parkNanos(A_WHILE);
        }
        processor.shutDown();
        processor.resetTokens();
        processor.start();
        for (int reached = 0; reached < last;) {
            reached = (int) statuses().mapToLong(status -> status.getCurrentPosition().orElse(0)).max().orElse(0);
            progress.step(Math.min(reached, last), last);
            LockSupport.parkNanos(A_WHILE);
        }
    }

    /** How far each worker has come; a failure that keeps one from going on ends the waiting. */
    private Stream<EventTrackerStatus> statuses() {
        var statuses = processor.processingStatus().values();
        statuses.stream().filter(EventTrackerStatus::isErrorState).findFirst().map(EventTrackerStatus::getError).ifPresent(failed -> {
            throw new StorageUnavailable("the views cannot be made now: "
                    + DatabaseFault.reason(failed).orElseGet(() -> String.valueOf(failed.getMessage())), failed);
        });
        return statuses.stream();
    }
}
