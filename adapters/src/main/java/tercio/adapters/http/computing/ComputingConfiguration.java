package tercio.adapters.http.computing;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Locale;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import tercio.adapters.computing.ComputePool;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.computing.ComputeRefused.Reason;

/** The pools of heavy computing with their limits and their metrics. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ComputingSettings.class)
class ComputingConfiguration {

    @Bean
    ComputePools computePools(ComputingSettings settings) {
        return new ComputePools(settings.questions().limits(), settings.records().limits());
    }

    @Bean
    @Lazy(false)
    MeterBinder computingMetrics(ComputePools pools) {
        return registry -> {
            bind(registry, "questions", pools.questions());
            bind(registry, "records", pools.records());
            Gauge.builder("tercio.computing.temporary.files", pools.temporaryFiles(), temporaryFiles -> temporaryFiles.count())
                    .description("Temporary files of records that come in or go out").register(registry);
        };
    }

    private static void bind(MeterRegistry registry, String name, ComputePool pool) {
        Gauge.builder("tercio.computing.waiting", pool, each -> each.status().waiting())
                .description("Requests that wait for a result").tag("pool", name).register(registry);
        Gauge.builder("tercio.computing.queued", pool, each -> each.status().queued())
                .description("Computations that wait for a worker").tag("pool", name).register(registry);
        Gauge.builder("tercio.computing.running", pool, each -> each.status().running())
                .description("Computations on a worker").tag("pool", name).register(registry);
        FunctionCounter.builder("tercio.computing.finished", pool, each -> each.status().finished())
                .description("Computations that ended by themselves").tag("pool", name).register(registry);
        FunctionCounter.builder("tercio.computing.cancelled", pool, each -> each.status().cancelled())
                .description("Computations that were ended because nobody waited for them").tag("pool", name).register(registry);
        for (var reason : Reason.values()) {
            FunctionCounter.builder("tercio.computing.refused", pool, each -> each.status().refused(reason))
                    .description("Requests for computing that got no result").tag("pool", name)
                    .tag("reason", reason.name().toLowerCase(Locale.ROOT).replace('_', '-')).register(registry);
        }
    }
}
