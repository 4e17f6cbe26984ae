package tercio.adapters.tracing;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.axonframework.tracing.SpanFactory;
import tercio.adapters.settings.Settings;

/** The traces of a service, or none. */
public final class Traces implements AutoCloseable {

    /** No traces: nothing is measured, and no class of OpenTelemetry is loaded. */
    public static final Traces OFF = new Traces(Optional.empty());

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LAST_SECONDS = 2;
    private static final double PERCENT = 100;

    private final Optional<SdkTracerProvider> provider;

    private Traces(Optional<SdkTracerProvider> provider) {
        this.provider = provider;
    }

    /** The traces that the settings ask for. */
    public static Traces ofSettings() {
        var address = Settings.TRACES.value();
        return address.isBlank() ? OFF : to(address.strip(), Integer.parseInt(Settings.TRACES_PERCENT.value()));
    }

    /**
     * Traces to a receiver.
     *
     * @param address that takes OTLP over HTTP, such as {@code http://localhost:4318/v1/traces}
     * @param percent of the traces that are sent, 1 to 100
     */
    public static Traces to(String address, int percent) {
        var about = Resource.getDefault().merge(Resource.create(Attributes.of(AttributeKey.stringKey("service.name"), "tercio")));
        // It decides by the id of the trace, so all of a trace is sent or nothing: whoever sends a request may name its trace, and not decide that it is sent.
        var sampler = Sampler.traceIdRatioBased(percent / PERCENT);
        var exporter = OtlpHttpSpanExporter.builder().setEndpoint(address).setTimeout(PATIENCE).build();
        return new Traces(Optional.of(SdkTracerProvider.builder().setResource(about).setSampler(sampler).addSpanProcessor(BatchSpanProcessor.builder(exporter).build()).build()));
    }

    /** Makes spans; empty where there are no traces. */
    public Optional<Tracer> tracer() {
        return provider.map(each -> each.get("tercio"));
    }

    /** Makes the spans of commands, appended events and stored views; empty where there are no traces. */
    public Optional<SpanFactory> ofAxon() {
        return tracer().map(AxonSpans::new);
    }

    /** Sends what was not sent yet. */
    public void flush() {
        provider.ifPresent(each -> each.forceFlush().join(LAST_SECONDS, TimeUnit.SECONDS));
    }

    @Override
    public void close() {
        provider.ifPresent(each -> each.shutdown().join(LAST_SECONDS, TimeUnit.SECONDS));
    }
}
