package tercio.application.game;

import java.util.List;
import java.util.function.Supplier;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configurer;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.modelling.command.VersionedAggregateIdentifier;
import org.axonframework.serialization.Serializer;

/** Puts the entity of the games and its event store together. */
public final class WriteSide {

    private WriteSide() {}

    /**
     * The write side on a store.
     *
     * @param recent how many games are kept folded in memory
     */
    public static Configurer on(
            Supplier<EventStorageEngine> engine, TransactionManager transactions, Serializer serializer, GameResources resources, int recent) {
        var games = AggregateConfigurer.defaultConfiguration(GameEntity.class)
                .configureCommandTargetResolver(configuration -> WriteSide::target)
                .configureCache(configuration -> new RecentGames(recent));
        return DefaultConfigurer.defaultConfiguration(false)
                .configureTransactionManager(configuration -> transactions)
                .configureSerializer(configuration -> serializer)
                .configureEmbeddedEventStore(configuration -> engine.get())
                // The envelope says what caused an event: nothing else travels with it.
                .configureCorrelationDataProviders(configuration -> List.of())
                .registerComponent(GameResources.class, configuration -> resources)
                .configureAggregate(games);
    }

    /** Every command says itself which game it is for. */
    static VersionedAggregateIdentifier target(CommandMessage<?> message) {
        return new VersionedAggregateIdentifier(((GameCommand) message.getPayload()).game(), null);
    }
}
