package tercio.adapters.http.filter;

import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerMapping;
import tercio.adapters.tracing.SpanNames;

/**
 * Traces requests. A span has the pattern of an address and not the address itself, which may hold a token; a caller may name the trace that it
 * belongs to (W3C Trace Context).
 */
public final class RequestSpans extends OncePerRequestFilter {

    private static final int FAILURE = 500;
    private static final TextMapGetter<HttpServletRequest> HEADERS = new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(HttpServletRequest request) {
            return Collections.list(request.getHeaderNames());
        }

        @Override
        public String get(HttpServletRequest request, String name) {
            return request == null ? null : request.getHeader(name);
        }
    };

    private final Tracer tracer;

    /** A filter that begins its spans with a tracer. */
    public RequestSpans(Tracer tracer) {
        this.tracer = tracer;
    }

    /** The order of this filter: before all others. */
    public static int order() {
        return FilterOrder.LOG - 1;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        var caller = W3CTraceContextPropagator.getInstance().extract(Context.root(), request, HEADERS);
        var span = tracer.spanBuilder(request.getMethod()).setParent(caller).setSpanKind(SpanKind.SERVER).setAttribute("http.request.method", request.getMethod()).startSpan();
        LogContext.game(request).ifPresent(game -> span.setAttribute(SpanNames.GAME, game));
        try (var scope = span.makeCurrent()) {
            chain.doFilter(request, response);
        } finally {
            if (request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE) instanceof String route) {
                span.updateName(request.getMethod() + " " + route).setAttribute("http.route", route);
            }
            span.setAttribute("http.response.status_code", response.getStatus());
            if (response.getStatus() >= FAILURE) {
                span.setStatus(StatusCode.ERROR);
            }
            span.end();
        }
    }
}
