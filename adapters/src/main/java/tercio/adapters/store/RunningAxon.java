package tercio.adapters.store;

import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.application.record.EventDecoder;
import tercio.projections.GameHistories;
import tercio.projections.StoredViews;

/** Axon from its start to its end. Before it starts, whatever another build of the program has stored beside the events is cleared. */
final class RunningAxon implements AutoCloseable {

    private final Configuration configuration;

    RunningAxon(Configurer configurer, GameHistories histories, DatabaseTransactions transactions, JdbcCheckpointStore checkpoints,
            DamagedGames damaged, EventDecoder decoder, JdbcTemplate rows) {
        configuration = configurer.buildConfiguration();
        new CommitListeners(configuration.eventStore(), decoder).onEvents(histories::committed);
        transactions.executeInTransaction(() -> {
            if (checkpoints.claim(BuildId.mark())) {
                damaged.clear();
                rows.update("delete from TokenEntry where processorName = ?", StoredViews.NAME);
            }
        });
        configuration.start();
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
        configuration.shutdown();
    }
}
