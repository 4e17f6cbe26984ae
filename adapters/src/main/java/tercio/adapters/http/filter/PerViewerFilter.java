package tercio.adapters.http.filter;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.application.record.HashChain;

/**
 * Keeps answers about games for one viewer. A cache never stores an answer to a request with a token. The {@code ETag} is the position
 * only, so a browser could take the stored answer of another seat for its own; therefore a request with a token is answered 304 only where
 * this token was given that answer under that address before, since the start. Without a token everyone sees the same, and caches may
 * store it.
 */
@Component
@Order(FilterOrder.VIEWER)
public class PerViewerFilter extends OncePerRequestFilter {

    /** The headers of conditional requests. */
    private static final Set<String> CONDITIONS = Set.of("if-none-match", "if-modified-since");
    /** Answers that may change while the position stays; they are always sent in full. */
    private static final Pattern NOT_OF_A_POSITION = Pattern.compile(
            "/api/(?:statistics.*|analysis.*|games(?:/[^/]+)?|games/[^/]+/(?:odds|amendments|receipt|verification|hooks|forks|moves)(?:/.*)?)");
    /** The answers that are remembered as given. */
    private static final int REMEMBERED = 50_000;

    private final Cache<String, String> given = Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    /** Whether a caller that was given the same answer before is answered 304. */
    public static boolean mayAnswerNotModified(String path) {
        return path.startsWith("/api/games/") && !NOT_OF_A_POSITION.matcher(path).matches();
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        var path = request.getRequestURI();
        return !path.startsWith("/api/games") && !path.startsWith("/api/statistics") && !path.startsWith("/api/analysis");
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        boolean read = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
        boolean anyone = request.getHeader(HttpHeaders.AUTHORIZATION) == null;
        response.addHeader(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION);
        response.addHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        response.setHeader(HttpHeaders.CACHE_CONTROL, read && anyone ? "private, no-cache" : "private, no-store");
        if (anyone) {
            chain.doFilter(request, response);
        } else if (!read || !mayAnswerNotModified(request.getRequestURI())) {
            chain.doFilter(new ConditionalRequest(request, null), response);
        } else {
            read(request, response, chain);
        }
    }

    private void read(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        var reading = HashChain.hash(Stream.of(request.getHeader(HttpHeaders.AUTHORIZATION), request.getRequestURI(), request.getQueryString(),
                request.getHeader(HttpHeaders.ACCEPT), request.getHeader(HttpHeaders.ACCEPT_LANGUAGE)).map(String::valueOf).collect(Collectors.joining("\n")));
        var own = given.getIfPresent(reading);
        var asked = request.getHeader(HttpHeaders.IF_NONE_MATCH);
        chain.doFilter(new ConditionalRequest(request, own != null && asked != null && asked.contains(own) ? own : null), response);
        var now = response.getHeader(HttpHeaders.ETAG);
        if (now != null && (response.getStatus() == HttpServletResponse.SC_OK || response.getStatus() == HttpServletResponse.SC_NOT_MODIFIED)) {
            given.put(reading, now);
        }
    }

    /** A request without any condition, or only with the {@code ETag} of the answer that its caller was given. */
    private static final class ConditionalRequest extends HttpServletRequestWrapper {

        private final String given;

        /** @param given the {@code ETag}; {@code null} for no condition */
        ConditionalRequest(HttpServletRequest request, String given) {
            super(request);
            this.given = given;
        }

        @Override
        public String getHeader(String name) {
            return !CONDITIONS.contains(name.toLowerCase(Locale.ROOT)) ? super.getHeader(name) : name.equalsIgnoreCase(HttpHeaders.IF_NONE_MATCH) ? given : null;
        }

        @Override
        public Enumeration<String> getHeaders(String name) {
            return !CONDITIONS.contains(name.toLowerCase(Locale.ROOT)) ? super.getHeaders(name)
                    : Collections.enumeration(Optional.ofNullable(getHeader(name)).stream().toList());
        }

        @Override
        public long getDateHeader(String name) {
            return CONDITIONS.contains(name.toLowerCase(Locale.ROOT)) ? -1 : super.getDateHeader(name);
        }
    }
}
