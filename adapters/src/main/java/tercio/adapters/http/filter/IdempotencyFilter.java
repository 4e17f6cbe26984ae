package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;
import tercio.adapters.store.KeptAnswers;

/**
 * Answers a request that makes something, and is repeated with the same {@code Idempotency-Key}, as it was answered first.
 *
 * <p>Every POST under {@code /api} is such a request, except those that only compute, those whose key the events of the game keep for ever
 * (commands, undo, redo, contributions, adjustments and remarks), and a link that opens once. The key belongs to its caller: to a token, or
 * to an address for a caller without one. Answers are kept for a day, encrypted ({@link SealedAnswer}). Only success is kept, so a refused
 * request may be sent again with the same key. Two at once wait for each other. If the service is killed between making and keeping, the
 * key is free: nobody has seen the tokens of what was made.
 */
@Component
@Order(FilterOrder.IDEMPOTENCY)
public class IdempotencyFilter extends OncePerRequestFilter {

    /** The name of the header with the key. */
    public static final String HEADER = "Idempotency-Key";

    private static final Logger LOG = LoggerFactory.getLogger(IdempotencyFilter.class);
    /**
     * Operations without a kept answer: those that make nothing, those whose key stays with the game, and the link that opens once, whose
     * token is never sent again.
     */
    private static final Pattern OTHERS = Pattern.compile(
            "/api/(?:games/[^/]+/(?:commands|commands/dice|undo|redo|contributions|adjustments|remarks|invitations/open)|.+/check|odds|operator/proof|analysis/(?:query|positions|persons/join)|adjudications|backup|mail/.*)");
    private static final Pattern OF_A_GAME = Pattern.compile("/api/games/([^/]+)/.+");
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long A_MOMENT = 50_000_000;
    private static final int SUCCESS = 200;
    private static final int REDIRECTION = 300;

    private final KeptAnswers answers;
    private final GameAccess gate;
    private final ProblemWriter problems;
    private final Clock clock = Clock.systemUTC();
    private final RequestTurns turns = new RequestTurns(PATIENCE);

    IdempotencyFilter(KeptAnswers answers, GameAccess gate, ProblemWriter problems) {
        this.answers = answers;
        this.gate = gate;
        this.problems = problems;
    }

    /** Whether an operation makes something and keeps its answer here. */
    public static boolean covers(String method, String path) {
        return method.equals("POST") && path.startsWith("/api/") && !OTHERS.matcher(path).matches();
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return request.getHeader(HEADER) == null || !covers(request.getMethod(), request.getRequestURI());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var sent = new HashedRequest(request);
        try (var _ = turns.take(sent.id())) {
            var kept = keptAnswerOrBegin(sent);
            if (kept.isPresent()) {
                sendKept(sent, kept.get(), response);
                return;
            }
            try {
                answerFirst(sent, response, chain);
            } finally {
                answers.end(sent.id());
            }
        } catch (Problem refused) {
            if (refused.status() == HttpStatus.SERVICE_UNAVAILABLE) {
                response.setHeader(HttpHeaders.RETRY_AFTER, "1");
            }
            problems.write(response, refused);
        }
    }

    /**
     * The answer to an earlier request; empty where this request is the first, which is begun now. A request in progress at another
     * service is awaited.
     */
    private Optional<byte[]> keptAnswerOrBegin(HashedRequest sent) {
        for (long until = System.nanoTime() + PATIENCE.toNanos(); System.nanoTime() < until; LockSupport.parkNanos(A_MOMENT)) {
            var kept = answers.of(sent.id(), clock.instant());
            if (kept.isPresent() || answers.begin(sent.id(), sent.caller(), clock.instant())) {
                return kept;
            }
        }
        throw Problem.underWay();
    }

    private void sendKept(HashedRequest sent, byte[] kept, HttpServletResponse response) throws IOException {
        requirePlace(sent);
        var answer = SealedAnswer.open(kept, sent.key()).orElseThrow(() -> Problem.keyReused(sent.getHeader(HEADER)));
        response.setStatus(answer.status());
        answer.headers().forEach(response::setHeader);
        response.setContentLength(answer.body().length);
        response.getOutputStream().write(answer.body());
    }

    /** Refuses the kept answer to a token that has lost its place since. */
    private void requirePlace(HashedRequest sent) {
        var game = OF_A_GAME.matcher(sent.getRequestURI());
        if (game.matches()) {
            var authorization = sent.getHeader(HttpHeaders.AUTHORIZATION);
            if (authorization == null) {
                gate.requireReadable(game.group(1), null);
            } else {
                gate.requireCaller(game.group(1), authorization);
            }
        }
    }

    private void answerFirst(HashedRequest sent, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        var whole = new ContentCachingResponseWrapper(response);
        chain.doFilter(sent, whole);
        if (whole.getStatus() >= SUCCESS && whole.getStatus() < REDIRECTION) {
            keep(sent, whole);
        }
        whole.copyBodyToResponse();
    }

    /** Keeps an answer. One that cannot be kept is sent nevertheless, because its request has taken effect. */
    private void keep(HashedRequest sent, ContentCachingResponseWrapper whole) throws IOException {
        var headers = new LinkedHashMap<String, String>();
        Stream.of(HttpHeaders.CONTENT_TYPE, HttpHeaders.LOCATION, HttpHeaders.ETAG).forEach(name ->
                Optional.ofNullable(name.equals(HttpHeaders.CONTENT_TYPE) ? whole.getContentType() : whole.getHeader(name)).ifPresent(value -> headers.put(name, value)));
        var sealed = new SealedAnswer(whole.getStatus(), headers, whole.getContentAsByteArray()).seal(sent.key());
        if (sealed.length > KeptAnswers.LARGEST) {
            return;
        }
        try {
            answers.keep(sent.id(), sent.caller(), sealed, clock.instant());
        } catch (DataAccessException unavailable) {
            LOG.warn("an answer could not be kept for its Idempotency-Key: {}", unavailable.getMessage());
        }
    }
}
