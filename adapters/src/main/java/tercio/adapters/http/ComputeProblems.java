package tercio.adapters.http;

import java.time.Duration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import tercio.adapters.computing.ComputeRefused;
import tercio.adapters.computing.PoolLimits;

/** Turns refused computations into problems that say what the caller can do. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class ComputeProblems {

    private final ServiceMetrics counters;

    ComputeProblems(ServiceMetrics counters) {
        this.counters = counters;
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> refused(ComputeRefused refused) {
        var detail = detail(refused);
        counters.countRefusal(detail.getStatus());
        var answer = ResponseEntity.status(detail.getStatus()).contentType(MediaType.APPLICATION_PROBLEM_JSON);
        if (refused.reason() != ComputeRefused.Reason.NOT_FINISHED) {
            answer.header(HttpHeaders.RETRY_AFTER, Long.toString(refused.retryAfter().toSeconds()));
        }
        return answer.body(detail);
    }

    private static ProblemDetail detail(ComputeRefused refused) {
        var limits = refused.limits();
        return switch (refused.reason()) {
            case TOO_MANY_OF_CALLER -> Problem.detail(HttpStatus.TOO_MANY_REQUESTS, "Too many computations at once",
                    "Your address has " + limits.perCaller() + " computations that are not finished, and may not have more. "
                            + "Wait for their answers, or close their connections, and ask again.");
            case QUEUE_FULL -> Problem.detail(HttpStatus.SERVICE_UNAVAILABLE, "The service is busy",
                    "All " + limits.workers() + " workers compute and " + limits.queue()
                            + " computations wait already. Ask again later; everything else is answered as usual.");
            case NOT_STARTED -> Problem.detail(HttpStatus.SERVICE_UNAVAILABLE, "The service is busy",
                    "No worker was free within " + deadlineText(limits) + ". Ask again later; everything else is answered as usual.");
            case NOT_FINISHED -> Problem.detail(HttpStatus.SERVICE_UNAVAILABLE, "Not finished in time",
                    "This was not finished within " + deadlineText(limits) + " and was given up. Ask for less at once (one choice instead of "
                            + "all compared, fewer rounds of a siege, leaders who are named instead of drawn), or ask on the command "
                            + "line (tercio odds, verify, import, export), which has no deadline.");
            case CALLER_LEFT -> Problem.detail(HttpStatus.SERVICE_UNAVAILABLE, "The caller has left",
                    "The connection was closed before there was an answer, so the computation was given up.");
            case CLOSED -> Problem.detail(HttpStatus.SERVICE_UNAVAILABLE, "The service ends",
                    "The service is being ended. Ask again when it has been started anew.");
        };
    }

    private static String deadlineText(PoolLimits limits) {
        Duration deadline = limits.deadline();
        return deadline.toSeconds() % 60 == 0 && deadline.toMinutes() > 0
                ? deadline.toMinutes() + " minutes" : deadline.toSeconds() + " seconds";
    }
}
