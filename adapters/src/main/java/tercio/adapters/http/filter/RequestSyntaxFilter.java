package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.core.annotation.Order;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;
import tercio.adapters.http.request.RequestLimits;
import tercio.application.text.IncomingText;
import tercio.domain.sentence.Sentence;

/** Refuses addresses and headers that are malformed or too long, before anything reads them. */
@Component
@Order(FilterOrder.SYNTAX)
class RequestSyntaxFilter extends OncePerRequestFilter {

    private static final Map<String, Integer> HEADERS = Map.of("Authorization", RequestLimits.HEADER, "If-Match", RequestLimits.PARAMETER,
            "Idempotency-Key", RequestLimits.PARAMETER, "Last-Event-ID", RequestLimits.PARAMETER, "Accept", RequestLimits.HEADER);

    private final ProblemWriter problems;

    RequestSyntaxFilter(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var fault = faultOf(request);
        if (fault.isPresent()) {
            problems.write(response, fault.get());
        } else {
            chain.doFilter(new NormalQuery(request), response);
        }
    }

    /** A request whose query parameters are in normal form. */
    private static final class NormalQuery extends HttpServletRequestWrapper {

        NormalQuery(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getParameter(String name) {
            var value = super.getParameter(name);
            return value == null ? null : IncomingText.normalize(value);
        }

        @Override
        public String[] getParameterValues(String name) {
            var values = super.getParameterValues(name);
            return values == null ? null : Stream.of(values).map(IncomingText::normalize).toArray(String[]::new);
        }
    }

    private static Optional<Problem> faultOf(HttpServletRequest request) {
        for (var header : HEADERS.entrySet()) {
            var value = request.getHeader(header.getKey());
            if (value != null && (value.length() > header.getValue() || value.chars().anyMatch(Character::isISOControl))) {
                return Optional.of(Problem.malformed("/" + header.getKey(), Sentence.of("kernel.sent.header").with("most", header.getValue())));
            }
        }
        return pathFault(request).or(() -> queryFault(request)).or(() -> acceptFault(request));
    }

    /**
     * The fault of the {@code Accept} header. Spring would take a malformed header for a missing one where no operation
     * fits the address, and log a warning.
     */
    private static Optional<Problem> acceptFault(HttpServletRequest request) {
        var accept = request.getHeader("Accept");
        try {
            MediaType.parseMediaTypes(accept);
            return Optional.empty();
        } catch (InvalidMediaTypeException malformed) {
            return request.getRequestURI().startsWith("/api/") ? Optional.of(Problem.notAcceptable()) : Optional.empty();
        }
    }

    private static Optional<Problem> pathFault(HttpServletRequest request) {
        for (var segment : request.getServletPath().split("/")) {
            if (segment.length() > RequestLimits.PARAMETER || segment.chars().anyMatch(Character::isISOControl)) {
                return Optional.of(Problem.malformed("", Sentence.of("kernel.sent.path-part").with("most", RequestLimits.PARAMETER)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Problem> queryFault(HttpServletRequest request) {
        Map<String, String[]> parameters;
        try {
            parameters = request.getParameterMap();
        } catch (IllegalStateException malformed) {
            return Optional.of(Problem.malformed("", Sentence.of("kernel.sent.query-unreadable")));
        }
        for (var parameter : parameters.entrySet()) {
            var name = Problem.shorten(parameter.getKey());
            if (parameter.getValue().length > 1) {
                return Optional.of(Problem.malformed("/" + name, Sentence.of("kernel.sent.twice")));
            }
            var value = parameter.getValue()[0];
            int most = parameter.getKey().equals("path") ? RequestLimits.WAY : RequestLimits.PARAMETER;
            if (value.length() > most) {
                return Optional.of(Problem.malformed("/" + name, Sentence.of("kernel.sent.long").with("most", most)));
            }
            var noText = IncomingText.fault(value, IncomingText.Kind.LINE);
            if (noText.isPresent()) {
                return Optional.of(Problem.malformed("/" + name, noText.get()));
            }
        }
        return Optional.empty();
    }
}
