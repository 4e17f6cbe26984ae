package tercio.adapters.http.stream;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/** Measurements of the streams for the operator. The streams are looked up when somebody asks: the web part starts before the backend is open. */
@Configuration(proxyBeanMethods = false)
class StreamMetrics {

    @Bean
    @Lazy(false)
    MeterBinder openStreams(ObjectProvider<EventStreams> streams) {
        return registry -> {
            Gauge.builder("tercio.streams.open", streams, each -> each.getObject().openStreams()).description("Streams of events that are open").register(registry);
            FunctionCounter.builder("tercio.streams.messages", streams, each -> each.getObject().sentMessages()).description("Events sent on streams").register(registry);
        };
    }
}
