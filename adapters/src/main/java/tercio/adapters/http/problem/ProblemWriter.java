package tercio.adapters.http.problem;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.stereotype.Component;
import tercio.adapters.http.health.ServiceMetrics;
import tools.jackson.databind.json.JsonMapper;

/** Writes problems outside controllers: in filters and in error reports of the web server. */
@Component
public class ProblemWriter {

    private final JsonMapper json;
    private final ServiceMetrics counters;

    ProblemWriter(JsonMapper json, ServiceMetrics counters) {
        this.json = json;
        this.counters = counters;
    }

    /** Answers with a problem, in the language of the caller, and counts it. */
    public void write(HttpServletResponse response, Problem problem) throws IOException {
        write(response, problem.detail());
    }

    void write(HttpServletResponse response, ProblemDetail detail) throws IOException {
        counters.countRefusal(detail.getStatus());
        response.setStatus(detail.getStatus());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setHeader("Cache-Control", "no-store");
        var body = json.writeValueAsBytes(detail);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
