package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Tells caches that the titles and texts of rulesets, scenarios and readings depend on the language of the caller. */
@Component
@Order(FilterOrder.VIEWER)
class LanguageFilter extends OncePerRequestFilter {

    private static final List<String> TOLD = List.of("/api/rulesets", "/api/scenarios", "/api/readings");

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return TOLD.stream().noneMatch(request.getRequestURI()::startsWith);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain) throws ServletException, IOException {
        response.addHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        chain.doFilter(request, response);
    }
}
