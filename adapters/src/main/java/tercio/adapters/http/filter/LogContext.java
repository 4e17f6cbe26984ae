package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.slf4j.MDC;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Names the game of a request, and the position that it names, in each line of the log that is written for it. */
@Component
@Order(FilterOrder.LOG)
public class LogContext extends OncePerRequestFilter {

    /** The names of both in the log. */
    static final String GAME = "game";
    static final String POSITION = "position";

    private static final Pattern PATH = Pattern.compile("/api/games/([a-z0-9][a-z0-9_.-]{0,63})(?:/.*)?");
    private static final Pattern MATCH = Pattern.compile("(?:W/)?\"?(\\d{1,9})(?:-[a-z]{2})?\"?");

    /** The game of a request; empty where its path names none. */
    public static Optional<String> game(HttpServletRequest request) {
        var path = PATH.matcher(String.valueOf(request.getRequestURI()));
        return path.matches() ? Optional.of(path.group(1)) : Optional.empty();
    }

    private static Optional<String> position(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("If-Match")).or(() -> Optional.ofNullable(request.getHeader("Last-Event-ID"))).map(MATCH::matcher)
                .filter(found -> found.matches()).map(found -> found.group(1));
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        var game = game(request);
        if (game.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        try {
            MDC.put(GAME, game.get());
            position(request).ifPresent(position -> MDC.put(POSITION, position));
            chain.doFilter(request, response);
        } finally {
            MDC.remove(GAME);
            MDC.remove(POSITION);
        }
    }
}
