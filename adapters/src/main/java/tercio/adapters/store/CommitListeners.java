package tercio.adapters.store;

import java.util.function.Consumer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;

/** Tells after each commit which games have new events. */
public final class CommitListeners {

    private final EventStore events;

    CommitListeners(EventStore events) {
        this.events = events;
    }

    /** @param listener called with the game of each event that was committed */
    public void onCommit(Consumer<String> listener) {
        events.subscribe(messages -> messages.forEach(message -> {
            if (message instanceof DomainEventMessage<?> event) {
                CurrentUnitOfWork.get().afterCommit(work -> listener.accept(event.getAggregateIdentifier()));
            }
        }));
    }
}
