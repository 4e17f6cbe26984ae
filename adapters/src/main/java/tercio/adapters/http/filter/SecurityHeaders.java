package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Sets the security headers: no guessing of content types, no frames, no referrer, no content from other sites. */
@Component
@Order(FilterOrder.BROWSER_RULES)
class SecurityHeaders extends OncePerRequestFilter {

    private static final String PAGE = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The page of the API documentation sets inline styles and has its icons in its style sheet. */
    private static final String DOCS = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The documentation and the page of sign-in run no script, and have forms. */
    private static final String GUIDE = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    /** An answer of the interface; a browser that shows it must run nothing in it. */
    private static final String DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

    /** A part of the page is under the policy of the page that fetches it; shown by itself it may do nothing. */
    private static final String PART = "default-src 'none'";

    /** The worker that draws the map imports parts of the page. */
    private static final String WORKER = "default-src 'none'; script-src 'self'; connect-src 'self'";

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        if (!isPart(request.getRequestURI())) {
            response.setHeader("X-Frame-Options", "DENY");
            // With no-referrer a browser would not say of the forms of sign-in that they come from here.
            response.setHeader("Referrer-Policy", isSignIn(request.getRequestURI()) ? "same-origin" : "no-referrer");
        }
        response.setHeader("Content-Security-Policy", policy(request.getRequestURI()));
        chain.doFilter(request, response);
    }

    /** Whether a path is a script or a style; the first board fetches some fifty of them. */
    private static boolean isPart(String path) {
        return path.startsWith("/page/");
    }

    private static boolean isSignIn(String path) {
        return path.equals("/sign-in") || path.startsWith("/sign-in/");
    }

    private static String policy(String path) {
        if (path.equals("/api/docs") || path.startsWith("/api/swagger-ui/")) {
            return DOCS;
        }
        if (isPart(path)) {
            return path.equals("/page/draw.js") ? WORKER : PART;
        }
        if (path.equals("/docs") || path.startsWith("/docs/") || isSignIn(path)) {
            return GUIDE;
        }
        return path.equals("/api") || path.startsWith("/api/") || path.startsWith("/actuator/") ? DATA : PAGE;
    }
}
