package tercio.adapters.http.server;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.util.DisconnectedClientHelper;
import tercio.adapters.http.filter.LogContext;
import tercio.adapters.http.health.ServiceMetrics;
import tercio.adapters.store.DatabaseFault;

/** Ends a stream of events that failed after it began. No problem can be told in it any more; its client asks again from the last event that it has. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class BegunStreams implements HandlerExceptionResolver {

    private static final Logger LOG = LoggerFactory.getLogger(BegunStreams.class);

    private final ServiceMetrics counters;

    BegunStreams(ServiceMetrics counters) {
        this.counters = counters;
    }

    /** @return null where a problem can still be answered */
    @Override
    public ModelAndView resolveException(HttpServletRequest request, HttpServletResponse response, Object handler, Exception failure) {
        if (!response.isCommitted() || !String.valueOf(response.getContentType()).startsWith(MediaType.TEXT_EVENT_STREAM_VALUE)) {
            return null;
        }
        if (!DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            LogContext.game(request).ifPresent(counters::countGameError);
            LOG.warn("{} {}: the stream ended: {}", request.getMethod(), request.getRequestURI(), DatabaseFault.reason(failure).orElseGet(failure::toString));
            LOG.debug("It failed", failure);
        }
        return new ModelAndView();
    }
}
