package tercio.adapters.store;

import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.Progress;

/** Restarts the processor of the views at the first event and waits until it has processed the last one. */
final class ViewRebuild {

    private static final long A_WHILE = 20_000_000;

    private final TrackingEventProcessor processor;
    private final int workers;
    private final JdbcTemplate rows;

    /** @param workers how many workers the processor has */
    ViewRebuild(TrackingEventProcessor processor, int workers, JdbcTemplate rows) {
        this.processor = processor;
        this.workers = workers;
        this.rows = rows;
    }

    /** @throws StorageUnavailable where the processor cannot go on */
    void run(Progress progress) {
        int last = rows.queryForObject("select coalesce(max(globalIndex), 0) from DomainEventEntry", Integer.class);
        // A processor that is shut down before its workers run loses their segments, and never works again.
        while (statuses().filter(EventTrackerStatus::isCaughtUp).count() < workers) {
            progress.step(0, last);
            LockSupport.parkNanos(A_WHILE);
        }
        processor.shutDown();
        processor.resetTokens();
        processor.start();
        for (int reached = 0; reached < last;) {
            reached = reached();
            progress.step(Math.min(reached, last), last);
            LockSupport.parkNanos(A_WHILE);
        }
    }

    /** The last event that all workers have processed. */
    private int reached() {
        var statuses = statuses().toList();
        return statuses.size() < workers ? 0
                : (int) statuses.stream().mapToLong(status -> status.getCurrentPosition().orElse(0)).min().orElse(0);
    }

    /** The progress of each worker. A failure that stops a worker ends the wait. */
    private Stream<EventTrackerStatus> statuses() {
        var statuses = processor.processingStatus().values();
        statuses.stream().filter(EventTrackerStatus::isErrorState).findFirst().map(EventTrackerStatus::getError).ifPresent(failed -> {
            throw new StorageUnavailable("the views cannot be made now: "
                    + DatabaseFault.reason(failed).orElseGet(() -> String.valueOf(failed.getMessage())), failed);
        });
        return statuses.stream();
    }
}
