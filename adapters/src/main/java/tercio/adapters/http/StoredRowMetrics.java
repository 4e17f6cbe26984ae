package tercio.adapters.http;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Component;
import tercio.adapters.store.UnfitRows;

/** Counts stored rows that were read and are not what the service wrote, by table. */
@Component
class StoredRowMetrics {

    StoredRowMetrics(MeterRegistry registry, UnfitRows unfit) {
        for (var table : UnfitRows.TABLES) {
            FunctionCounter.builder("tercio.stored.rows.unfit", unfit, rows -> rows.count(table))
                    .description("Stored rows that were read and are not what the service wrote").tag("table", table).register(registry);
        }
    }
}
