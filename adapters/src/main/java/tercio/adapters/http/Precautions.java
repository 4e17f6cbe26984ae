package tercio.adapters.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** What a browser is told not to do with what it gets: guess its type, frame it, pass its address on, load from strangers. */
@Component
class Precautions extends OncePerRequestFilter {

    /** For the page. The page that tries the API has scripts of its own in it. */
    private static final String CONTENT = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Referrer-Policy", "no-referrer");
        if (!request.getRequestURI().startsWith("/api/")) {
            response.setHeader("Content-Security-Policy", CONTENT);
        }
        chain.doFilter(request, response);
    }
}
