package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.springframework.core.annotation.Order;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;

/**
 * Accepts JSON bodies only. A browser asks the service before a page of another site may send JSON, but not before it sends
 * text or a form; so pages of other sites cannot change anything.
 */
@Component
@Order(FilterOrder.MEDIA_TYPE)
class MediaTypeFilter extends OncePerRequestFilter {

    static final String IMPORT = "/api/games/import";

    private static final Set<String> WITH_BODY = Set.of("POST", "PUT", "PATCH", "DELETE");
    private static final List<MediaType> JSON = List.of(MediaType.APPLICATION_JSON);
    private static final List<MediaType> RECORD = List.of(MediaType.parseMediaType("application/x-ndjson"),
            MediaType.parseMediaType("application/jsonl"), MediaType.APPLICATION_JSON);
    /**
     * Mail programs post a form to the link that ends letters (RFC 8058). Anybody who knows such a link may use it, from any site. The page of sign-in
     * has forms, because it runs no script: a browser tells with each of them from which site it comes.
     */
    private static final List<MediaType> FORM = List.of(MediaType.APPLICATION_JSON, MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA);

    private final ProblemWriter problems;

    MediaTypeFilter(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (WITH_BODY.contains(request.getMethod()) && isCompressed(request)) {
            response.setHeader("Accept-Encoding", "identity");
            problems.write(response, Problem.compressedBody(request.getHeader("Content-Encoding")));
            return;
        }
        var taken = acceptedTypes(request.getRequestURI());
        if (!WITH_BODY.contains(request.getMethod()) || isAccepted(request, taken)) {
            chain.doFilter(request, response);
            return;
        }
        response.setHeader("Accept", taken.getFirst().toString());
        problems.write(response, Problem.unsupported(taken.getFirst(), request.getContentType()));
    }

    private static List<MediaType> acceptedTypes(String path) {
        return path.equals(IMPORT) ? RECORD : path.startsWith("/api/mail/stop/") || path.startsWith("/sign-in/") ? FORM : JSON;
    }

    /** Whether a body is compressed. Compressed bodies are refused, because they could unpack to any size. */
    private static boolean isCompressed(HttpServletRequest request) {
        var encoding = request.getHeader("Content-Encoding");
        return encoding != null && !encoding.strip().equalsIgnoreCase("identity");
    }

    private static boolean isAccepted(HttpServletRequest request, List<MediaType> taken) {
        var sent = request.getContentType();
        if (sent == null) {
            return request.getContentLengthLong() <= 0 && request.getHeader("Transfer-Encoding") == null;
        }
        try {
            var type = MediaType.parseMediaType(sent);
            return taken.stream().anyMatch(type::equalsTypeAndSubtype)
                    && (type.getCharset() == null || type.getCharset().equals(StandardCharsets.UTF_8));
        } catch (InvalidMediaTypeException malformed) {
            return false;
        }
    }
}
