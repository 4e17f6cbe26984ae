package tercio.adapters.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;

/** What is refused before any application is found, a malformed path perhaps, is told as a problem and not as a page. */
final class ProblemValve extends ErrorReportValve {

    private final Supplier<ProblemWriter> problems;

    /** @param problems asked for when the first report is due, so that the server starts without it */
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
