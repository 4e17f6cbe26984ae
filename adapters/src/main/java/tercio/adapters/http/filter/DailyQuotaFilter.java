package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Clock;
import java.util.Set;
import java.util.regex.Pattern;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.CallerAddress;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.json.JsonMapper;

/** Refuses requests of callers that have reached a daily limit: of games, of forks, or of bytes sent. */
@Component
@Order(FilterOrder.GROWTH)
class DailyQuotaFilter extends OncePerRequestFilter {

    private static final Set<String> CHANGING = Set.of("POST", "PUT", "PATCH", "DELETE");
    private static final Set<String> MAKING = Set.of("/api/games", "/api/games/import");
    private static final Pattern FORKING = Pattern.compile("/api/games/([^/]+)/forks");

    /** The assumed length of a request that declares none: the limit of one stored entry. */
    private static final long UNTOLD = 1_000_000;

    private final JsonMapper json;
    private final DailyLimits limits;
    private final DailyQuotas use;

    @Autowired
    DailyQuotaFilter(JsonMapper json, DailyLimits limits, SharedQuotas quotas) {
        this(json, limits, Clock.systemUTC());
        quotas.share(use);
    }

    DailyQuotaFilter(JsonMapper json, DailyLimits limits, Clock clock) {
        this.json = json;
        this.limits = limits;
        this.use = new DailyQuotas(clock);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var reason = CHANGING.contains(request.getMethod()) ? whyExceeded(request) : null;
        if (reason == null) {
            chain.doFilter(request, response);
            return;
        }
        var problem = Problem.dailyLimitReached(reason).detail();
        response.setStatus(problem.getStatus());
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(use.secondsLeft()));
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.getOutputStream().write(json.writeValueAsBytes(problem));
    }

    /** The reason for a refusal, or null. */
    private Sentence whyExceeded(HttpServletRequest request) {
        var address = CallerAddress.of(request.getRemoteAddr());
        var token = GameAccess.tokenHash(request.getHeader(HttpHeaders.AUTHORIZATION));
        var path = request.getRequestURI();
        var forked = FORKING.matcher(path);
        boolean forks = forked.matches();
        if ((forks || MAKING.contains(path)) && !use.add("games of " + address, 1, limits.gamesPerAddress())) {
            return Sentence.of("kernel.problem.games-of-address").with("most", limits.gamesPerAddress());
        }
        // Forks are counted by token, so that strangers cannot use up the forks of a game.
        if (forks && !use.add("forks of " + forked.group(1) + " with " + token, 1, limits.forksPerGame())) {
            return Sentence.of("kernel.problem.forks-of-game").with("most", limits.forksPerGame());
        }
        long bytes = request.getContentLengthLong() < 0 ? UNTOLD : request.getContentLengthLong();
        if (!use.add("bytes of " + address, bytes, limits.bytesPerAddress())) {
            return Sentence.of("kernel.problem.bytes-of-address").with("most", new Text(Long.toString(limits.bytesPerAddress())));
        }
        return token.isEmpty() || use.add("bytes with " + token, bytes, limits.bytesPerToken()) ? null
                : Sentence.of("kernel.problem.bytes-of-token").with("most", new Text(Long.toString(limits.bytesPerToken())));
    }
}
