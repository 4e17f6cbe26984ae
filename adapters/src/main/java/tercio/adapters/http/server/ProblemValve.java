package tercio.adapters.http.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import tercio.adapters.http.problem.ProblemWriter;

/** Answers with a problem instead of a page where Tomcat refuses a request before it reaches the application. */
final class ProblemValve extends ErrorReportValve {

    private final Supplier<ProblemWriter> problems;

    /** @param problems resolved with the first report, so that the server starts without it */
    ProblemValve(Supplier<ProblemWriter> problems) {
        this.problems = problems;
    }

    @Override
    protected void report(Request request, Response response, Throwable failure) {
        int status = response.getStatus();
        if (status < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        try {
            problems.get().write(response.getResponse(), ContainerErrors.problem(status));
            response.finishResponse();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
