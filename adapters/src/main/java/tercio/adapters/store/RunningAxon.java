package tercio.adapters.store;

import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.record.EventDecoder;
import tercio.projections.GameHistories;
import tercio.projections.StoredViews;

/**
 * Axon from its start to its end. Before it starts, whatever another build of the program has stored beside the events is cleared; where that build
 * still has the games open, this waits until it has ended, and no views are stored before.
 */
final class RunningAxon implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(RunningAxon.class);

    private final Configuration configuration;
    private volatile boolean ended;

    RunningAxon(Configurer configurer, GameHistories histories, DatabaseTransactions transactions, JdbcCheckpointStore checkpoints,
            DamagedGames damaged, EventDecoder decoder, JdbcTemplate rows, GameManifest manifest, BuildsTogether builds, ViewRemake remake) {
        configuration = configurer.buildConfiguration();
        var listeners = new CommitListeners(configuration.eventStore(), decoder);
        listeners.onEvents(histories::addCommitted);
        listeners.informManifest(manifest);
        if (builds.isGuest()) {
            builds.onceAlone(() -> {
                if (!ended) {
                    clearOfOtherBuilds(transactions, checkpoints, damaged, rows, remake);
                    viewProcessor().start();
                }
            });
        } else {
            clearOfOtherBuilds(transactions, checkpoints, damaged, rows, remake);
        }
        configuration.start();
    }

    private static void clearOfOtherBuilds(DatabaseTransactions transactions, JdbcCheckpointStore checkpoints, DamagedGames damaged, JdbcTemplate rows, ViewRemake remake) {
        transactions.executeInTransaction(() -> {
            if (checkpoints.claim(BuildId.mark())) {
                damaged.clear();
                remake.takeOver();
                rows.update("delete from TokenEntry where processorName = ?", StoredViews.NAME);
            } else if (!ViewTokens.fit(rows)) {
                LOG.warn("How far the views are stored cannot be read, or is farther than the events: they are stored again.");
                rows.update("delete from TokenEntry where processorName = ?", StoredViews.NAME);
            }
        });
    }

    Configuration configuration() {
        return configuration;
    }

    /** The processor that keeps views and checkpoints stored. */
    TrackingEventProcessor viewProcessor() {
        return configuration.eventProcessingConfiguration()
                .eventProcessor(StoredViews.NAME, TrackingEventProcessor.class).orElseThrow();
    }

    @Override
    public void close() {
        ended = true;
        configuration.shutdown();
    }
}
