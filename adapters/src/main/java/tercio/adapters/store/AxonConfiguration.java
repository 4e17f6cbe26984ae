package tercio.adapters.store;

import static tercio.adapters.store.StoreConfiguration.supply;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.common.AxonThreadFactory;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.jdbc.DataSourceConnectionProvider;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.TrackingEventProcessorConfiguration;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.snapshotting.SnapshotFilter;
import org.axonframework.lifecycle.Phase;
import org.springframework.beans.factory.BeanRegistrar;
import org.springframework.beans.factory.BeanRegistry;
import org.springframework.beans.factory.BeanRegistry.SupplierContext;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import tercio.adapters.json.StoredSerializer;
import tercio.adapters.tracing.Traces;
import tercio.application.game.Branches;
import tercio.application.game.GameResources;
import tercio.application.game.Games;
import tercio.application.game.PlaceGrants;
import tercio.application.game.Randomness;
import tercio.application.game.WriteSide;
import tercio.application.record.EventLog;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.projections.StoredViews;

/**
 * Axon on the database: the entities of games, their event store, and the processor that keeps views and checkpoints stored.
 * Axon's own auto-configuration is not used, because the domain has no annotations that it could find.
 */
final class AxonConfiguration implements BeanRegistrar {

    /** Games that are kept folded in memory on the write side. */
    private static final int RECENT = 64;

    /** Events of a page of the stream, and the farthest that a missing number may lie back: what is stored of a worker holds so many. */
    private static final int PAGE = 5000;
    private static final int BATCH = 1000;
    /** The time for which a batch of views may go on after the end has begun: less than Axon waits for it. */
    private static final Duration LAST_BATCH = Duration.ofSeconds(3);

    /** The time for which a silent service keeps others from its share of the views. */
    private static final Duration CLAIM = Duration.ofSeconds(10);

    /** Workers that store views. Each has its own games, so that a rebuild uses more than one core. */
    static final int VIEW_WORKERS = 2;

    @Override
    public void register(BeanRegistry beans, Environment environment) {
        beans.registerBean(DatabaseTransactions.class);
        beans.registerBean(StoredViews.class);
        beans.registerBean(RowRepair.class);
        beans.registerBean(ViewRemake.class);
        beans.registerBean(RunningAxon.class);
        beans.registerBean(CommitListeners.class);
        beans.registerBean(GamePacking.class);
        beans.registerBean(Games.class);
        beans.registerBean(PlaceGrants.class);
        beans.registerBean(Branches.class);
        supply(beans, Randomness.class, of -> randomness());
        supply(beans, Clock.class, of -> Clock.systemUTC());
        supply(beans, ConnectionProvider.class,
                of -> new DataSourceConnectionProvider(new TransactionAwareDataSourceProxy(of.bean(DataSource.class))));
        supply(beans, EventStorageEngine.class, AxonConfiguration::engine);
        supply(beans, Configurer.class, AxonConfiguration::configurer);
        supply(beans, EventStore.class, of -> of.bean(RunningAxon.class).configuration().eventStore());
        supply(beans, CommandGateway.class, of -> of.bean(RunningAxon.class).configuration().commandGateway());
        supply(beans, ViewRebuild.class, of -> new ViewRebuild(of.bean(RunningAxon.class).viewProcessor(), VIEW_WORKERS, of.bean(Database.class).isShared(),
                of.bean(StoredViews.class), of.bean(ViewTokens.class), of.bean(JdbcTemplate.class)));
        supply(beans, ViewProgress.class, of -> new ViewProgress(of.bean(RunningAxon.class).viewProcessor(), of.bean(JdbcTemplate.class)));
        supply(beans, ViewTokens.class, of -> new ViewTokens(
                of.bean(RunningAxon.class).configuration().eventProcessingConfiguration().tokenStore(StoredViews.NAME),
                of.bean(DatabaseTransactions.class), of.bean(JdbcTemplate.class)));
    }

    private static Randomness randomness() {
        var random = new SecureRandom();
        return count -> {
            var bytes = new byte[count];
            random.nextBytes(bytes);
            return bytes;
        };
    }

    private static EventStorageEngine engine(SupplierContext of) {
        var serializer = new StoredSerializer(of.bean(MessageRegistry.class), of.bean(RecordCodec.class), TokenSerialization.serializer());
        return new ReadableEvents(of.bean(PackedGames.class), JdbcEventStorageEngine.builder()
                .connectionProvider(of.bean(ConnectionProvider.class))
                .transactionManager(of.bean(DatabaseTransactions.class))
                .eventSerializer(serializer)
                .snapshotSerializer(serializer)
                // None is ever written: one that is there was put there by somebody else.
                .snapshotFilter(SnapshotFilter.rejectAll())
                .batchSize(PAGE)
                .maxGapOffset(PAGE)
                // A lost race for the next position of a game is told as one: the game is loaded again.
                .persistenceExceptionResolver(DatabaseFault::isDuplicate)
                .appendEvents(new AppendEntries(Optional.of(of.bean(Database.class)).filter(Database::isShared).map(shared -> of.bean(EventSeals.class)), of.bean(BuildsTogether.class)))
                .readEventDataWithGaps(new IndexedEventStream()));
    }

    private static Configurer configurer(SupplierContext of) {
        var resources = new GameResources(of.bean(MessageRegistry.class), of.bean(RecordCodec.class), of.bean(JdbcCredentialStore.class),
                of.bean(Clock.class), of.bean(Randomness.class), of.bean(EventLog.class), of.bean(JdbcRemarkStore.class));
        var serializer = TokenSerialization.serializer();
        // A database that is open in this process alone holds claims of other processes only from those that have ended.
        var tokens = JdbcTokenStore.builder().connectionProvider(of.bean(ConnectionProvider.class)).serializer(serializer)
                .claimTimeout(of.bean(Database.class).isShared() ? CLAIM : Duration.ZERO).nodeId(UUID.randomUUID().toString()).build();
        var engine = of.bean(EventStorageEngine.class);
        var storedViews = of.bean(StoredViews.class);
        var remake = of.bean(ViewRemake.class);
        boolean guest = of.bean(BuildsTogether.class).isGuest();
        var configurer = WriteSide.configure(() -> engine, of.bean(DatabaseTransactions.class), serializer, resources, RECENT);
        of.bean(Traces.class).ofAxon().ifPresent(spans -> configurer.configureSpanFactory(configuration -> spans));
        configurer.eventProcessing()
                .registerTokenStore(configuration -> tokens)
                .registerTrackingEventProcessor(StoredViews.NAME, Configuration::eventStore,
                        configuration -> TrackingEventProcessorConfiguration.forParallelProcessing(VIEW_WORKERS)
                                .andInitialSegmentsCount(VIEW_WORKERS).andBatchSize(BATCH).andAutoStart(!guest)
                                .andInitialTrackingToken(remake::begin)
                                .andThreadFactory(name -> Connections.ofWorkers(new AxonThreadFactory("EventProcessor[" + name + "]"))))
                .assignHandlerTypesMatching(StoredViews.NAME, StoredViews.class::equals)
                .registerEventHandler(configuration -> storedViews);
        // Before Axon waits for the processor, which belongs to this phase.
        configurer.onShutdown(Phase.INBOUND_EVENT_CONNECTORS + 1, () -> storedViews.end(LAST_BATCH));
        return configurer;
    }
}
