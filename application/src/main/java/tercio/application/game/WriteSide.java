package tercio.application.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.common.lock.LockFactory;
import org.axonframework.common.lock.PessimisticLockFactory;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configurer;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventhandling.EventBusSpanFactory;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.modelling.command.VersionedAggregateIdentifier;
import org.axonframework.serialization.Serializer;
import tercio.application.record.BoundedLock;

/** Configures Axon for the entities of games: their commands, event store and cache. */
public final class WriteSide {

    /** Milliseconds between two checks whether threads wait for each other. */
    private static final int ATTEMPT_MILLISECONDS = 500;

    private WriteSide() {}

    /**
     * The write side on a store.
     *
     * @param recent the number of games kept folded in memory
     */
    public static Configurer configure(
            Supplier<EventStorageEngine> engine, TransactionManager transactions, Serializer serializer, GameResources resources, int recent) {
        var games = AggregateConfigurer.defaultConfiguration(GameEntity.class)
                .configureCommandHandler(configuration -> new NamedCommandHandler(configuration, names(resources)))
                .configureCache(configuration -> new GameCache(recent))
                .configureLockFactory(configuration -> locks());
        return DefaultConfigurer.defaultConfiguration(false)
                .configureTransactionManager(configuration -> transactions)
                .configureSerializer(configuration -> serializer)
                .configureEventStore(configuration -> new PromptEventStore(engine.get(), configuration.getComponent(EventBusSpanFactory.class)))
                // The envelope records the cause of an event, so no correlation data is added.
                .configureCorrelationDataProviders(configuration -> List.of())
                .registerComponent(GameResources.class, configuration -> resources)
                .configureAggregate(games);
    }

    /** One command of a game after the other, each awaiting the others no longer than any other work is awaited. */
    private static LockFactory locks() {
        return PessimisticLockFactory.builder().lockAttemptTimeout(ATTEMPT_MILLISECONDS)
                .acquireAttempts((int) (BoundedLock.PATIENCE.toMillis() / ATTEMPT_MILLISECONDS)).build();
    }

    private static Set<String> names(GameResources resources) {
        var names = new HashSet<>(resources.dictionary().commandNames());
        names.addAll(Set.of(GameCommand.FindGame.NAME, GameCommand.Invite.NAME, GameCommand.Take.NAME));
        return names;
    }

    /** The command names its game; a search for annotations cost a tenth of each command. */
    static VersionedAggregateIdentifier target(CommandMessage<?> message) {
        return new VersionedAggregateIdentifier(((GameCommand) message.getPayload()).game(), null);
    }
}
