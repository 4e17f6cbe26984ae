package tercio.adapters.store;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import javax.sql.DataSource;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.jdbc.DataSourceConnectionProvider;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingEventProcessorConfiguration;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.transaction.PlatformTransactionManager;
import tercio.adapters.json.StoredSerializer;
import tercio.application.game.GameResources;
import tercio.application.game.Games;
import tercio.application.game.Randomness;
import tercio.application.game.WriteSide;
import tercio.application.record.Dictionary;
import tercio.application.record.EventLog;
import tercio.application.record.Notation;
import tercio.application.record.Storage;
import tercio.projections.GameHistories;
import tercio.projections.StoredViews;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tercio.projections.Views;

/**
 * Axon on the database: the entities of games, their event store, and the processor that keeps views and checkpoints stored.
 * Axon's own auto-configuration is not used, because the domain has no annotations that it could find.
 */
@Configuration(proxyBeanMethods = false)
class AxonConfiguration {

    /** Games that are kept folded in memory on the write side. */
    private static final int RECENT = 64;

    private static final int PAGE = 5000;
    private static final int BATCH = 1000;

    /** Workers that store views. Each has its own games, so that a rebuild uses more than one core. */
    private static final int VIEW_WORKERS = 2;

    @Bean
    Randomness randomness() {
        var random = new SecureRandom();
        return count -> {
            var bytes = new byte[count];
            random.nextBytes(bytes);
            return bytes;
        };
    }

    @Bean
    DatabaseTransactions axonTransactions(PlatformTransactionManager transactions) {
        return new DatabaseTransactions(transactions);
    }

    @Bean
    ConnectionProvider connections(DataSource source) {
        return new DataSourceConnectionProvider(new TransactionAwareDataSourceProxy(source));
    }

    @Bean
    EventStorageEngine engine(ConnectionProvider connections, DatabaseTransactions transactions, Dictionary dictionary, Notation notation) {
        var serializer = new StoredSerializer(dictionary, notation, TokenSerialization.serializer());
        return JdbcEventStorageEngine.builder()
                .connectionProvider(connections)
                .transactionManager(transactions)
                .eventSerializer(serializer)
                .snapshotSerializer(serializer)
                .batchSize(PAGE)
                .appendEvents(new AppendEntries())
                .readEventDataWithGaps(new IndexedEventStream())
                .build();
    }

    @Bean
    StoredViews storedViews(GameHistories histories, Views views, Summaries summaries, ViewStore viewStore, JdbcCheckpointStore checkpoints,
            DamagedGames damaged) {
        return new StoredViews(histories, views, summaries, viewStore, checkpoints, damaged);
    }

    @Bean
    Configurer configurer(EventStorageEngine engine, DatabaseTransactions transactions, ConnectionProvider connections, Dictionary dictionary,
            Notation notation, JdbcCredentialStore credentials, Randomness randomness, StoredViews storedViews) {
        var resources = new GameResources(dictionary, notation, credentials, Clock.systemUTC(), randomness);
        var serializer = TokenSerialization.serializer();
        // The database is open in this process alone: a claim of another process is left over from one that has ended.
        var tokens = JdbcTokenStore.builder().connectionProvider(connections).serializer(serializer).claimTimeout(Duration.ZERO).build();
        var configurer = WriteSide.on(() -> engine, transactions, serializer, resources, RECENT);
        configurer.eventProcessing()
                .registerTokenStore(configuration -> tokens)
                .registerTrackingEventProcessor(StoredViews.NAME, org.axonframework.config.Configuration::eventStore,
                        configuration -> TrackingEventProcessorConfiguration.forParallelProcessing(VIEW_WORKERS)
                                .andInitialSegmentsCount(VIEW_WORKERS).andBatchSize(BATCH))
                .assignHandlerTypesMatching(StoredViews.NAME, StoredViews.class::equals)
                .registerEventHandler(configuration -> storedViews);
        return configurer;
    }

    /** Started last: before, whatever another build of the program has stored beside the events is cleared. */
    @Bean(initMethod = "start", destroyMethod = "shutdown")
    org.axonframework.config.Configuration axon(Configurer configurer, GameHistories histories, DatabaseTransactions transactions,
            JdbcCheckpointStore checkpoints, DamagedGames damaged, EventDecoder decoder, JdbcTemplate rows) {
        var axon = configurer.buildConfiguration();
        new CommitListeners(axon.eventStore(), decoder).onEvents(histories::committed);
        transactions.executeInTransaction(() -> {
            if (checkpoints.claim(BuildId.mark())) {
                damaged.clear();
                rows.update("delete from TokenEntry where processorName = ?", StoredViews.NAME);
            }
        });
        return axon;
    }

    @Bean
    CommitListeners commits(org.axonframework.config.Configuration axon, EventDecoder decoder) {
        return new CommitListeners(axon.eventStore(), decoder);
    }

    @Bean
    Games games(org.axonframework.config.Configuration axon, EventLog log, Dictionary dictionary, Randomness randomness,
            JdbcCredentialStore credentials, Storage storage) {
        return new Games(axon.commandGateway(), log, dictionary, randomness, credentials, storage);
    }

    @Bean
    ViewRebuild rebuild(org.axonframework.config.Configuration axon, JdbcTemplate rows) {
        return new ViewRebuild(axon.eventProcessingConfiguration()
                .eventProcessor(StoredViews.NAME, TrackingEventProcessor.class).orElseThrow(), VIEW_WORKERS, rows);
    }
}
