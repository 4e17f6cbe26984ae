package tercio.adapters.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Finds what answers a request, as Spring does. Each of some 250 routes asks for the method of HTTP, which the request keeps behind a wrapper for
 * each filter: it is asked once. A route whose path has more or fewer parts than the request is passed over.
 */
final class RequestRoutes extends RequestMappingHandlerMapping {

    /** The number of slashes in the patterns of a route: each pattern has as many as a path that it matches. No entry for one with a varying number. */
    private final Map<RequestMappingInfo, Set<Integer>> slashes = new IdentityHashMap<>();

    private static final class KnownMethod extends HttpServletRequestWrapper {

        private final String method;
        private final int slashes;

        KnownMethod(HttpServletRequest request, String path) {
            super(request);
            method = request.getMethod();
            slashes = slashes(path);
        }

        @Override
        public String getMethod() {
            return method;
        }
    }

    @Override
    protected HandlerMethod lookupHandlerMethod(String path, HttpServletRequest request) throws Exception {
        return super.lookupHandlerMethod(path, new KnownMethod(request, path));
    }

    @Override
    public void afterPropertiesSet() {
        super.afterPropertiesSet();
        getHandlerMethods().keySet().forEach(route -> {
            var patterns = route.getPatternValues();
            if (patterns.stream().noneMatch(RequestRoutes::varies)) {
                slashes.put(route, patterns.stream().map(RequestRoutes::slashes).collect(Collectors.toUnmodifiableSet()));
            }
        });
    }

    @Override
    protected RequestMappingInfo getMatchingMapping(RequestMappingInfo route, HttpServletRequest request) {
        var known = slashes.get(route);
        return known != null && request instanceof KnownMethod asked && !known.contains(asked.slashes) ? null : super.getMatchingMapping(route, request);
    }

    /** Whether a pattern matches paths with different numbers of slashes, or has an expression of its own, which may name slashes. */
    private static boolean varies(String pattern) {
        return pattern.isEmpty() || pattern.contains("**") || pattern.contains("{*") || pattern.contains(":");
    }

    private static int slashes(String path) {
        return (int) path.chars().filter(each -> each == '/').count();
    }
}
