package tercio.application.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.axonframework.eventhandling.DefaultEventBusSpanFactory;
import org.axonframework.eventhandling.GenericEventMessage;
import org.axonframework.eventsourcing.eventstore.inmemory.InMemoryEventStorageEngine;
import org.axonframework.lifecycle.Lifecycle;
import org.axonframework.lifecycle.Phase;
import org.axonframework.tracing.NoOpSpanFactory;
import org.junit.jupiter.api.Test;

class PromptEventStoreTest {

    /** The action that is run at the end before Axon waits for the readers. */
    private static Runnable end(PromptEventStore store) {
        var before = new CopyOnWriteArrayList<Runnable>();
        store.registerLifecycleHandlers(new Lifecycle.LifecycleRegistry() {
            @Override
            public void onStart(int phase, Lifecycle.LifecycleHandler handler) {}

            @Override
            public void onShutdown(int phase, Lifecycle.LifecycleHandler handler) {
                if (phase > Phase.INBOUND_EVENT_CONNECTORS) {
                    before.add(handler::run);
                }
            }
        });
        return () -> before.forEach(Runnable::run);
    }

    @Test
    void aReaderThatWaitsForEventsIsReleasedByTheEnd() {
        var store = new PromptEventStore(new InMemoryEventStorageEngine(), DefaultEventBusSpanFactory.builder().spanFactory(NoOpSpanFactory.INSTANCE).build());
        var end = end(store);
        try (var reader = store.openStream(null)) {
            var waiting = CompletableFuture.supplyAsync(() -> {
                try {
                    return reader.hasNextAvailable(1, TimeUnit.HOURS);
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
            });

            end.run();

            assertThat(waiting.join()).as("an event where none was written").isFalse();
        }
    }

    @Test
    void whatIsThereIsReadBeforeAndAfterTheEnd() throws InterruptedException {
        var store = new PromptEventStore(new InMemoryEventStorageEngine(), DefaultEventBusSpanFactory.builder().spanFactory(NoOpSpanFactory.INSTANCE).build());
        store.publish(GenericEventMessage.asEventMessage("first"), GenericEventMessage.asEventMessage("second"));
        try (var reader = store.openStream(null)) {
            assertThat(reader.hasNextAvailable(1, TimeUnit.HOURS)).isTrue();
            assertThat(reader.nextAvailable().getPayload()).isEqualTo("first");

            end(store).run();

            assertThat(reader.hasNextAvailable(1, TimeUnit.HOURS)).isTrue();
            assertThat(reader.nextAvailable().getPayload()).isEqualTo("second");
            assertThat(reader.hasNextAvailable(1, TimeUnit.HOURS)).isFalse();
        }
    }
}
