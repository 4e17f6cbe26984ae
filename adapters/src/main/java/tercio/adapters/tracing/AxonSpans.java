package tercio.adapters.tracing;

import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import java.util.function.Supplier;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.messaging.Message;
import org.axonframework.tracing.Span;
import org.axonframework.tracing.SpanAttributesProvider;
import org.axonframework.tracing.SpanFactory;
import tercio.application.game.GameCommand;

/** Makes the spans that Axon asks for. Messages carry no trace with them, because what they carry is stored. */
final class AxonSpans implements SpanFactory {

    private final Tracer tracer;

    AxonSpans(Tracer tracer) {
        this.tracer = tracer;
    }

    private SpanBuilder span(Supplier<String> name) {
        return tracer.spanBuilder(name.get());
    }

    @Override
    public Span createRootTrace(Supplier<String> name) {
        return new AxonSpan(span(name).setNoParent());
    }

    @Override
    public Span createHandlerSpan(Supplier<String> name, Message<?> message, boolean child, Message<?>... linked) {
        var span = about(span(name).setSpanKind(SpanKind.CONSUMER), message);
        return new AxonSpan(child ? span : span.setNoParent());
    }

    @Override
    public Span createDispatchSpan(Supplier<String> name, Message<?> message, Message<?>... linked) {
        return new AxonSpan(about(span(name).setSpanKind(SpanKind.PRODUCER), message));
    }

    @Override
    public Span createInternalSpan(Supplier<String> name) {
        return new AxonSpan(span(name).setParent(Context.current()));
    }

    @Override
    public Span createInternalSpan(Supplier<String> name, Message<?> message) {
        return new AxonSpan(about(span(name), message));
    }

    private static SpanBuilder about(SpanBuilder span, Message<?> message) {
        return switch (message) {
            case CommandMessage<?> command when command.getPayload() instanceof GameCommand game -> span.setAttribute(SpanNames.GAME, game.game()).setAttribute(SpanNames.COMMAND, command.getCommandName());
            case DomainEventMessage<?> event -> span.setAttribute(SpanNames.GAME, event.getAggregateIdentifier()).setAttribute(SpanNames.POSITION, event.getSequenceNumber() + 1);
            default -> span;
        };
    }

    /** A span has what this class gives it, and nothing that others know of a message. */
    @Override
    public void registerSpanAttributeProvider(SpanAttributesProvider provider) {
        // Axon's own providers name payloads and metadata, which may be secrets of a seat.
    }

    @Override
    public <M extends Message<?>> M propagateContext(M message) {
        return message;
    }
}
