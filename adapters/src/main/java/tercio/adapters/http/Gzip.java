package tercio.adapters.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;

/**
 * Compresses the answers of the interface. The server does so by itself for all that has no {@code ETag}; here each view
 * has one, the position of the game, which means the same whether the body is compressed or not.
 */
@Component
@Order(FilterOrder.COMPRESSION)
class Gzip extends OncePerRequestFilter {

    private static final int LEAST = 1024;
    /** Named, and not with a quality of 0, which means that it is refused. */
    private static final Pattern TAKES_GZIP = Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    /** Streams are sent as they grow, and a record may be larger than the memory. */
    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        var path = request.getRequestURI();
        return !path.startsWith("/api/") || path.endsWith("/record")
                || header(request, "Accept").contains("text/event-stream");
    }

    @Override
    protected boolean shouldNotFilterAsyncDispatch() {
        return false;
    }

    private static String header(HttpServletRequest request, String name) {
        var value = request.getHeader(name);
        return value == null ? "" : value;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!isAsyncDispatch(request)) {
            // Also where it is not compressed: a cache must not give a compressed answer to who cannot read it.
            response.addHeader("Vary", "Accept-Encoding");
        }
        if (!TAKES_GZIP.matcher(header(request, "Accept-Encoding")).find()) {
            chain.doFilter(request, response);
            return;
        }
        // An answer that is worked out elsewhere comes here a second time, with the wrapper of the first.
        var whole = response instanceof ContentCachingResponseWrapper before ? before : new ContentCachingResponseWrapper(response);
        chain.doFilter(request, whole);
        if (!isAsyncStarted(request)) {
            send(whole);
        }
    }

    private static void send(ContentCachingResponseWrapper whole) throws IOException {
        if (whole.getContentSize() < LEAST || whole.getStatus() != HttpServletResponse.SC_OK) {
            whole.copyBodyToResponse();
            return;
        }
        var response = (HttpServletResponse) whole.getResponse();
        var zipped = zipped(whole.getContentAsByteArray());
        response.setHeader("Content-Encoding", "gzip");
        response.setContentLength(zipped.length);
        response.getOutputStream().write(zipped);
    }

    private static byte[] zipped(byte[] body) throws IOException {
        var bytes = new ByteArrayOutputStream(body.length / 4);
        try (var zip = new GZIPOutputStream(bytes)) {
            zip.write(body);
        }
        return bytes.toByteArray();
    }
}
