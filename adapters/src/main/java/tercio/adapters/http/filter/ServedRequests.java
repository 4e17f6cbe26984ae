package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.store.BackgroundTurn;

/** Tells work in the background of each request, so that it gives way. A stream of events is one until it is open. */
@Component
@Order(FilterOrder.SERVED)
class ServedRequests extends OncePerRequestFilter {

    private final BackgroundTurn background;

    ServedRequests(BackgroundTurn background) {
        this.background = background;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        background.noteRequest();
        try {
            chain.doFilter(request, response);
        } finally {
            background.noteAnswer();
        }
    }
}
