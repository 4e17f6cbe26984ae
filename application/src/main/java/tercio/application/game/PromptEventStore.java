package tercio.application.game;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.axonframework.eventhandling.EventBusSpanFactory;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.lifecycle.Phase;

/**
 * An event store that closes without delay. A reader of Axon's own store waits up to a second for further events, and the end of the
 * program waits for the reader; here the end ends that wait.
 *
 * <p>Each reader of the stream reads the database by itself. Axon's common reader reads after every commit, which cost each command a
 * fifth of its time, although the readers pause between batches.
 */
final class PromptEventStore extends EmbeddedEventStore {

    private final CountDownLatch end = new CountDownLatch(1);

    PromptEventStore(EventStorageEngine engine, EventBusSpanFactory spans) {
        super(builder().storageEngine(engine).optimizeEventConsumption(false).spanFactory(spans));
    }

    @Override
    public TrackingEventStream openStream(TrackingToken token) {
        return new Reader(super.openStream(token));
    }

    @Override
    public void registerLifecycleHandlers(LifecycleRegistry handle) {
        super.registerLifecycleHandlers(handle);
        // Phases end from the highest down: before Axon waits for the processors, which belong to this phase.
        handle.onShutdown(Phase.INBOUND_EVENT_CONNECTORS + 1, end::countDown);
    }

    private final class Reader implements TrackingEventStream {

        private final TrackingEventStream events;

        Reader(TrackingEventStream events) {
            this.events = events;
        }

        @Override
        public Optional<TrackedEventMessage<?>> peek() {
            return events.peek();
        }

        @Override
        public boolean hasNextAvailable(int timeout, TimeUnit unit) throws InterruptedException {
            if (events.hasNextAvailable()) {
                return true;
            }
            // Events appended meanwhile are found by the next call, which follows at once.
            end.await(timeout, unit);
            return false;
        }

        @Override
        public TrackedEventMessage<?> nextAvailable() throws InterruptedException {
            return events.nextAvailable();
        }

        @Override
        public void close() {
            events.close();
        }
    }
}
