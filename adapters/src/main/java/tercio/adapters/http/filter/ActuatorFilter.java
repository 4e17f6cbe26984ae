package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.security.Principal;
import java.util.Set;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.access.OperatorToken;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;

/**
 * Restricts the management endpoints to the operator, whose token lies in the data folder. Anybody may ask whether the service is up and
 * ready, as a load balancer does, and gets the state alone. With {@code management.server.port} all of them have a port of their own, on
 * this machine only unless {@code management.server.address} says otherwise, and need no token there.
 */
@Component
@Order(FilterOrder.OPERATOR)
class ActuatorFilter extends OncePerRequestFilter {

    private static final String ROOT = "/actuator";
    private static final Set<String> STATES = Set.of(ROOT + "/health", ROOT + "/health/readiness", ROOT + "/health/liveness");

    private final OperatorToken operator;
    private final ProblemWriter problems;

    ActuatorFilter(OperatorToken operator, ProblemWriter problems) {
        this.operator = operator;
        this.problems = problems;
    }

    /**
     * Lets other paths pass. The path is compared as the web server has read it: decoded, without path parameters and without
     * parent steps.
     */
    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        var path = path(request);
        return !path.equals(ROOT) && !path.startsWith(ROOT + "/");
    }

    private static String path(HttpServletRequest request) {
        return request.getServletPath() + (request.getPathInfo() == null ? "" : request.getPathInfo());
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (operator.isSentIn(request.getHeader("Authorization"))) {
            chain.doFilter(new OperatorRequest(request), response);
        } else if (STATES.contains(path(request))) {
            chain.doFilter(request, response);
        } else {
            problems.write(response, Problem.operatorOnly());
        }
    }

    /** A request of a caller who may see the details of the health report. */
    private static final class OperatorRequest extends HttpServletRequestWrapper {

        private OperatorRequest(HttpServletRequest request) {
            super(request);
        }

        @Override
        public Principal getUserPrincipal() {
            return () -> "operator";
        }
    }
}
