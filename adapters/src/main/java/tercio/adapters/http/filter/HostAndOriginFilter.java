package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Refuses requests that a page of another site sends through the browser of a player, and requests for another host name.
 * Reading is refused too, because odds cost the same whether or not the page sees the answer.
 */
@Component
@Order(FilterOrder.HOST_AND_ORIGIN)
class HostAndOriginFilter extends OncePerRequestFilter {

    private final AllowedHosts allowed;
    private final ProblemWriter problems;

    HostAndOriginFilter(@Value("${server.address:127.0.0.1}") String address,
            @Value("${tercio.allowed-hosts:}") List<String> names, ProblemWriter problems) {
        this.allowed = new AllowedHosts(address, names);
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var host = request.getHeader("Host");
        var origin = request.getHeader("Origin");
        if (host != null && !allowed.allowsHost(host, request.getLocalAddr())) {
            problems.write(response, Problem.foreign(Sentence.of("kernel.problem.foreign-host").with("host", new Text(Problem.shorten(host)))));
        } else if (origin != null && (host == null || !allowed.allowsOrigin(origin, host))) {
            problems.write(response, Problem.foreign(Sentence.of("kernel.problem.foreign-origin").with("origin", new Text(Problem.shorten(origin)))));
        } else if (origin == null && isSentByAnotherSite(request)) {
            problems.write(response, Problem.foreign(Sentence.of("kernel.problem.foreign-site")));
        } else {
            chain.doFilter(request, response);
        }
    }

    /** Links from another site are allowed; its pictures, frames and scripts are not. */
    private static boolean isSentByAnotherSite(HttpServletRequest request) {
        var site = request.getHeader("Sec-Fetch-Site");
        boolean other = "cross-site".equals(site) || "same-site".equals(site);
        boolean link = "navigate".equals(request.getHeader("Sec-Fetch-Mode")) && "document".equals(request.getHeader("Sec-Fetch-Dest"))
                && "GET".equals(request.getMethod());
        return other && !link;
    }
}
