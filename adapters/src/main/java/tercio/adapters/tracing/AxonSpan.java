package tercio.adapters.tracing;

import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.StatusCode;
import org.axonframework.tracing.Span;
import org.axonframework.tracing.SpanScope;

/** A span of OpenTelemetry as Axon uses it. Of a failure it has the class alone, because its message may repeat what a player sent. */
final class AxonSpan implements Span {

    private final SpanBuilder builder;
    private io.opentelemetry.api.trace.Span span = io.opentelemetry.api.trace.Span.getInvalid();

    AxonSpan(SpanBuilder builder) {
        this.builder = builder;
    }

    @Override
    public Span start() {
        span = builder.startSpan();
        return this;
    }

    @Override
    public SpanScope makeCurrent() {
        var scope = span.makeCurrent();
        return scope::close;
    }

    @Override
    public void end() {
        span.end();
    }

    @Override
    public Span recordException(Throwable failure) {
        span.setStatus(StatusCode.ERROR, failure.getClass().getSimpleName());
        return this;
    }

    /** Attributes of Axon are left out, as in {@link AxonSpans#registerSpanAttributeProvider}. */
    @Override
    public Span addAttribute(String key, String value) {
        return this;
    }
}
