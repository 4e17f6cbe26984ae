package tercio.adapters.http.filter;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ProblemWriter;
import tercio.adapters.http.request.RequestLimits;

/** Refuses bodies that are too large, before they are read. */
@Component
@Order(FilterOrder.BODY_SIZE)
class BodyLimit extends OncePerRequestFilter {

    private final ProblemWriter problems;

    BodyLimit(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long most = request.getRequestURI().equals(MediaTypeFilter.IMPORT) ? RequestLimits.RECORD : RequestLimits.BODY;
        if (request.getContentLengthLong() > most) {
            problems.write(response, Problem.tooLarge(most));
        } else {
            chain.doFilter(new LimitedRequest(request, most), response);
        }
    }

    /** Counts the bytes of a body whose length is not declared. */
    private static final class LimitedRequest extends HttpServletRequestWrapper {

        private final long most;

        LimitedRequest(HttpServletRequest request, long most) {
            super(request);
            this.most = most;
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            return new CountingStream(super.getInputStream(), most);
        }
    }

    private static final class CountingStream extends ServletInputStream {

        private final ServletInputStream in;
        private final long most;
        private long read;

        CountingStream(ServletInputStream in, long most) {
            this.in = in;
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            return count(in.read(), 1);
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int got = in.read(into, from, length);
            return count(got, got);
        }

        private int count(int result, int bytes) {
            if (result >= 0) {
                read += bytes;
            }
            if (read > most) {
                throw Problem.tooLarge(most);
            }
            return result;
        }

        @Override
        public boolean isFinished() {
            return in.isFinished();
        }

        @Override
        public boolean isReady() {
            return in.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            in.setReadListener(listener);
        }
    }
}
