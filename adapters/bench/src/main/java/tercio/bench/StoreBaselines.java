package tercio.bench;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;
import org.axonframework.common.caching.WeakReferenceCache;
import org.axonframework.common.jdbc.DataSourceConnectionProvider;
import org.axonframework.common.transaction.NoTransactionManager;
import org.axonframework.config.AggregateConfigurer;
import org.axonframework.config.Configuration;
import org.axonframework.config.DefaultConfigurer;
import org.axonframework.eventsourcing.EventCountSnapshotTriggerDefinition;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import tercio.adapters.store.Database;

/** Baselines: the throughput of the same store without a game. */
final class StoreBaselines {

    private static final int SNAPSHOT_EACH = 100;

    private StoreBaselines() {}

    /** Inserts single rows into the event store, each in its own transaction; returns the nanoseconds taken. */
    static long rows(Path folder, int count) {
        try (var database = Database.in(folder); var connection = database.source().getConnection();
                var insert = connection.prepareStatement("insert into DomainEventEntry (eventIdentifier, aggregateIdentifier,"
                        + " sequenceNumber, type, timeStamp, payloadType, payloadRevision, payload, metaData)"
                        + " values (?, ?, ?, 'row', ?, 'row', '1', ?, ?)")) {
            var game = UUID.randomUUID().toString();
            var payload = new byte[200];
            var envelope = new byte[600];
            long start = System.nanoTime();
            for (int row = 0; row < count; row++) {
                insert.setString(1, UUID.randomUUID().toString());
                insert.setString(2, game);
                insert.setLong(3, row);
                insert.setString(4, Instant.now().toString());
                insert.setBytes(5, payload);
                insert.setBytes(6, envelope);
                insert.executeUpdate();
            }
            return System.nanoTime() - start;
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Sends commands to one empty aggregate with cache and snapshots; returns the nanoseconds taken. */
    static long emptyGame(Path folder, int count) {
        try (var database = Database.in(folder)) {
            var axon = axon(database);
            axon.start();
            var ask = new EmptyAggregate.Ask(UUID.randomUUID().toString());
            long start = System.nanoTime();
            for (int command = 0; command < count; command++) {
                axon.commandGateway().sendAndWait(ask);
            }
            long taken = System.nanoTime() - start;
            axon.shutdown();
            return taken;
        }
    }

    private static Configuration axon(Database database) {
        var serializer = Jackson3Serializer.builder().build();
        var aggregate = AggregateConfigurer.defaultConfiguration(EmptyAggregate.class)
                .configureCache(configuration -> new WeakReferenceCache())
                .configureSnapshotTrigger(configuration ->
                        new EventCountSnapshotTriggerDefinition(configuration.snapshotter(), SNAPSHOT_EACH));
        return DefaultConfigurer.defaultConfiguration(false)
                .configureSerializer(configuration -> serializer)
                .configureEmbeddedEventStore(configuration -> JdbcEventStorageEngine.builder()
                        .connectionProvider(new DataSourceConnectionProvider(database.source()))
                        .transactionManager(NoTransactionManager.INSTANCE)
                        .eventSerializer(serializer).snapshotSerializer(serializer).build())
                .configureAggregate(aggregate)
                .buildConfiguration();
    }
}
