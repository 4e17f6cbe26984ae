package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;

/**
 * Compresses the answers of the interface that carry an {@code ETag}.
 *
 * <p>Tomcat compresses all others ({@code server.compression}). It never compresses an answer with a strong {@code ETag}, and
 * the public contract gives views a strong one: the position of the game, which {@code If-Match} compares.
 */
@Component
@Order(FilterOrder.COMPRESSION)
class CompressionFilter extends OncePerRequestFilter {

    private static final int LEAST = 1024;
    /** Descriptions of rulesets, which a browser fetches once and keeps: the smaller answer is worth more time. */
    private static final String CATALOGUE = "/api/rulesets";
    private static final int CATALOGUE_LEVEL = 8;
    /** An {@code Accept-Encoding} with gzip, unless with quality 0, which refuses it. */
    private static final Pattern TAKES_GZIP = Pattern.compile("(?i)\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    /** Leaves out event streams, which must not be held back, and records, which may be larger than the memory. */
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
            // The header is set on uncompressed answers too, so that no cache gives a compressed answer to a client
            // that cannot read it.
            response.addHeader("Vary", "Accept-Encoding");
        }
        if (!TAKES_GZIP.matcher(header(request, "Accept-Encoding")).find()) {
            chain.doFilter(request, response);
            return;
        }
        // An asynchronous answer passes this filter twice, the second time with the wrapper of the first.
        var whole = response instanceof ContentCachingResponseWrapper before ? before : new ContentCachingResponseWrapper(response);
        chain.doFilter(request, whole);
        if (!isAsyncStarted(request)) {
            send(whole, request.getRequestURI().startsWith(CATALOGUE) ? CATALOGUE_LEVEL : Deflater.DEFAULT_COMPRESSION);
        }
    }

    private static void send(ContentCachingResponseWrapper whole, int level) throws IOException {
        if (whole.getContentSize() < LEAST || whole.getStatus() != HttpServletResponse.SC_OK) {
            whole.copyBodyToResponse();
            return;
        }
        var response = (HttpServletResponse) whole.getResponse();
        var zipped = gzip(whole.getContentAsByteArray(), level);
        response.setHeader("Content-Encoding", "gzip");
        response.setContentLength(zipped.length);
        response.getOutputStream().write(zipped);
    }

    private static byte[] gzip(byte[] body, int level) throws IOException {
        var bytes = new ByteArrayOutputStream(body.length / 4);
        try (var zip = new LevelledGzip(bytes, level)) {
            zip.write(body);
        }
        return bytes.toByteArray();
    }

    /** A compression whose level can be chosen. */
    private static final class LevelledGzip extends GZIPOutputStream {

        /** @param level as of {@link Deflater} */
        private LevelledGzip(OutputStream out, int level) throws IOException {
            super(out);
            def.setLevel(level);
        }
    }
}
