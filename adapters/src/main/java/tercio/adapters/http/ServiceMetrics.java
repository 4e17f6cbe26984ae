package tercio.adapters.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Component;

/** Counts commands that were carried out and requests that were refused. */
@Component
class ServiceMetrics {

    private final MeterRegistry registry;
    private final Counter commands;
    private final Counter events;

    ServiceMetrics(MeterRegistry registry) {
        this.registry = registry;
        commands = Counter.builder("tercio.commands").description("Commands carried out").register(registry);
        events = Counter.builder("tercio.events").description("Events appended").register(registry);
    }

    void countCommand(int appended) {
        commands.increment();
        events.increment(appended);
    }

    void countRefusal(int status) {
        Counter.builder("tercio.refusals").description("Requests answered with a problem")
                .tag("status", Integer.toString(status)).register(registry).increment();
    }
}
