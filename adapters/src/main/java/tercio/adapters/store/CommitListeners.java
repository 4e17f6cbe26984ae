package tercio.adapters.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import tercio.application.record.EventDecoder;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;

/** Tells after each commit which games have new events, and which events these are. */
public final class CommitListeners {

    private final EventStore events;
    private final EventDecoder decoder;
    private final List<Consumer<String>> elsewhere = new CopyOnWriteArrayList<>();
    private final List<Consumer<String>> changed = new CopyOnWriteArrayList<>();

    CommitListeners(EventStore events, EventDecoder decoder) {
        this.events = events;
        this.decoder = decoder;
    }

    /** @param listener called with each game that has new events, also where another service of the database committed them */
    public void onCommit(Consumer<String> listener) {
        elsewhere.add(listener);
        onOwnCommit(listener);
    }

    /** @param listener called with each game of which something else than its events was changed by another service of the database */
    public void onChange(Consumer<String> listener) {
        changed.add(listener);
    }

    /** Notifies of events that another service committed. */
    void notifyCommitElsewhere(String game) {
        elsewhere.forEach(listener -> listener.accept(game));
    }

    /** Notifies of another change by another service. */
    void notifyChangeElsewhere(String game) {
        changed.forEach(listener -> listener.accept(game));
    }

    /** @param listener called with each game that got new events here, and not where another service of the database committed them */
    public void onOwnCommit(Consumer<String> listener) {
        events.subscribe(messages -> CurrentUnitOfWork.get().afterCommit(work ->
                messages.stream().map(CommitListeners::game).distinct().forEach(listener)));
    }

    /** @param listener called with each game that has new events, and these events in order of position, as a reader of the store has them */
    void onEvents(BiConsumer<String, List<RecordedEvent>> listener) {
        events.subscribe(messages -> CurrentUnitOfWork.get().afterCommit(work -> byGame(messages).forEach(listener)));
    }

    /** @param listener called with each game that got new events here, and the position of the newest */
    void onNewest(ObjIntConsumer<String> listener) {
        events.subscribe(messages -> CurrentUnitOfWork.get().afterCommit(work -> {
            var newest = new LinkedHashMap<String, Integer>();
            messages.forEach(message -> newest.put(game(message), ((StoredEntries.Entry) message.getMetaData().get(StoredEntries.Entry.KEY)).position()));
            newest.forEach(listener::accept);
        }));
    }

    /** Announces events to the manifest before they are committed, and records them after. */
    void informManifest(GameManifest manifest) {
        events.subscribe(messages -> {
            var newest = new LinkedHashMap<String, StoredEntries.Entry>();
            for (var message : messages) {
                var entry = (StoredEntries.Entry) message.getMetaData().get(StoredEntries.Entry.KEY);
                newest.put(game(message), entry);
                manifest.announce(game(message), entry.position(), entry.position());
            }
            CurrentUnitOfWork.get().afterCommit(work -> newest.forEach((game, entry) -> manifest.recordCommit(game, entry.position(), entry.hash())));
            CurrentUnitOfWork.get().onRollback(work -> newest.keySet().forEach(manifest::withdraw));
        });
    }

    private LinkedHashMap<String, List<RecordedEvent>> byGame(List<? extends EventMessage<?>> messages) {
        var events = new LinkedHashMap<String, List<RecordedEvent>>();
        for (var message : messages) {
            events.computeIfAbsent(game(message), game -> new ArrayList<>()).add(decoder.decode((DomainEventMessage<?>) message));
        }
        return events;
    }

    /** Only games publish events. */
    private static String game(EventMessage<?> message) {
        return ((DomainEventMessage<?>) message).getAggregateIdentifier();
    }
}
