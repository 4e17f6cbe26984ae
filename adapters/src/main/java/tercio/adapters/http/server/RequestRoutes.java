package tercio.adapters.http.server;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Finds what answers a request, as Spring does. Each of some 250 routes asks for the method of HTTP, which the request keeps behind a wrapper for
 * each filter: it is asked once.
 */
final class RequestRoutes extends RequestMappingHandlerMapping {

    private static final class KnownMethod extends HttpServletRequestWrapper {

        private final String method;

        KnownMethod(HttpServletRequest request) {
            super(request);
            method = request.getMethod();
        }

        @Override
        public String getMethod() {
            return method;
        }
    }

    @Override
    protected HandlerMethod lookupHandlerMethod(String path, HttpServletRequest request) throws Exception {
        return super.lookupHandlerMethod(path, new KnownMethod(request));
    }
}
