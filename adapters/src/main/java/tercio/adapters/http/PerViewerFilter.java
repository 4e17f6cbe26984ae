package tercio.adapters.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Set;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Keeps answers about games for one viewer. A cache never stores an answer to a request with a token, and such a request is
 * never answered 304: the {@code ETag} is the position only, so a browser could take the stored answer of another seat for
 * its own. Without a token everyone sees the same, and caches may store it.
 */
@Component
@Order(FilterOrder.VIEWER)
class PerViewerFilter extends OncePerRequestFilter {

    /** The headers of conditional requests. */
    private static final Set<String> CONDITIONS = Set.of("if-none-match", "if-modified-since");

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        var path = request.getRequestURI();
        return !path.startsWith("/api/games") && !path.startsWith("/api/statistics");
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        boolean read = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
        boolean anyone = request.getHeader(HttpHeaders.AUTHORIZATION) == null;
        response.addHeader(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION);
        response.setHeader(HttpHeaders.CACHE_CONTROL, read && anyone ? "private, no-cache" : "private, no-store");
        chain.doFilter(anyone ? request : new Unconditional(request), response);
    }

    private static final class Unconditional extends HttpServletRequestWrapper {

        Unconditional(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getHeader(String name) {
            return CONDITIONS.contains(name.toLowerCase(Locale.ROOT)) ? null : super.getHeader(name);
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            return CONDITIONS.contains(name.toLowerCase(Locale.ROOT)) ? Collections.emptyEnumeration() : super.getHeaders(name);
        }

        @Override
        public long getDateHeader(String name) {
            return CONDITIONS.contains(name.toLowerCase(Locale.ROOT)) ? -1 : super.getDateHeader(name);
        }
    }
}
