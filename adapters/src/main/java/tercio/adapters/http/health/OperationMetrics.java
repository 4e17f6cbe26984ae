package tercio.adapters.http.health;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import tercio.adapters.store.Database;
import tercio.adapters.store.PoolUse;
import tercio.adapters.store.UnfitRows;

/** Measurements for the operator: stored views, connections, games that cannot be played, and whether anything can be written. */
@Configuration(proxyBeanMethods = false)
class OperationMetrics {

    @Bean
    @Lazy(false)
    MeterBinder viewMetrics(MeasuredService measured) {
        return registry -> {
            gauge(registry, "tercio.views.lag", "Events that the stored views have not seen yet", measured, each -> each.views().lag());
            gauge(registry, "tercio.views.claims", "Shares of the stored views that this service has claimed", measured, each -> each.views().claims());
            gauge(registry, "tercio.views.failing", "Claimed shares that stand still because of a failure", measured, each -> each.views().failing());
            gauge(registry, "tercio.games.aside", "Games that are set aside", measured, each -> each.damaged().all().size() - each.damaged().missingCount());
            gauge(registry, "tercio.games.missing", "Games that the manifest knows and the database lacks", measured, each -> each.damaged().missingCount());
            gauge(registry, "tercio.manifest.faulty", "1 where something is wrong with the manifest", measured, each -> each.damaged().manifestFinding().isPresent() ? 1 : 0);
            gauge(registry, "tercio.storage.writable", "1 while games can be written", measured, each -> each.database().obstacle().isEmpty() ? 1 : 0);
            gauge(registry, "tercio.storage.pages.unreadable", "Pages of the file that cannot be read", measured, each -> each.database().unreadablePages());
            for (var pool : Database.POOLS) {
                pool(registry, measured, pool, "active", PoolUse::active);
                pool(registry, measured, pool, "idle", PoolUse::idle);
                pool(registry, measured, pool, "waiting", PoolUse::waiting);
                gauge(registry, "tercio.connections.most", "Connections that a pool may have", measured, each -> each.pool(pool).most(), "pool", pool);
            }
        };
    }

    @Bean
    @Lazy(false)
    MeterBinder rowMetrics(MeasuredService measured) {
        return registry -> UnfitRows.TABLES.forEach(table -> FunctionCounter.builder("tercio.stored.rows.unfit", measured, each -> each.unfit().count(table))
                .description("Stored rows that were read and are not what the service wrote").tag("table", table).register(registry));
    }

    private static void gauge(MeterRegistry registry, String name, String meaning, MeasuredService measured, ToDoubleFunction<MeasuredService> value, String... tags) {
        Gauge.builder(name, measured, value).description(meaning).tags(tags).register(registry);
    }

    private static void pool(MeterRegistry registry, MeasuredService measured, String pool, String state, ToIntFunction<PoolUse> value) {
        gauge(registry, "tercio.connections", "Connections to the database, and threads that wait for one", measured, each -> value.applyAsInt(each.pool(pool)), "pool", pool, "state", state);
    }
}
