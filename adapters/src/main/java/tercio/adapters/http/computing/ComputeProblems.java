package tercio.adapters.http.computing;

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
import tercio.adapters.http.health.ServiceMetrics;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Sentence;

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
        var detail = problem(refused).detail();
        counters.countRefusal(detail.getStatus());
        var answer = ResponseEntity.status(detail.getStatus()).contentType(MediaType.APPLICATION_PROBLEM_JSON);
        if (refused.reason() != ComputeRefused.Reason.NOT_FINISHED) {
            answer.header(HttpHeaders.RETRY_AFTER, Long.toString(refused.retryAfter().toSeconds()));
        }
        return answer.body(detail);
    }

    private static Problem problem(ComputeRefused refused) {
        var limits = refused.limits();
        return switch (refused.reason()) {
            case TOO_MANY_OF_CALLER -> Problem.of(HttpStatus.TOO_MANY_REQUESTS, Sentence.of("kernel.problem.caller-busy-title"),
                    Sentence.of("kernel.problem.caller-busy").with("most", limits.perCaller()));
            case QUEUE_FULL -> Problem.of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.busy-title"),
                    Sentence.of("kernel.problem.queue-full").with("workers", limits.workers()).with("most", limits.queue()));
            case NOT_STARTED -> Problem.of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.busy-title"),
                    Sentence.of("kernel.problem.not-started").with("within", deadline(limits)));
            case NOT_FINISHED -> Problem.of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.not-finished-title"),
                    Sentence.of("kernel.problem.not-finished").with("within", deadline(limits)));
            case CALLER_LEFT -> Problem.of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.caller-left-title"), Sentence.of("kernel.problem.caller-left"));
            case CLOSED -> Problem.of(HttpStatus.SERVICE_UNAVAILABLE, Sentence.of("kernel.problem.closed-title"), Sentence.of("kernel.problem.closed"));
        };
    }

    private static Sentence.Keyed deadline(PoolLimits limits) {
        Duration deadline = limits.deadline();
        return deadline.toSeconds() % 60 == 0 && deadline.toMinutes() > 0
                ? Sentence.of("kernel.problem.minutes").with("count", Math.toIntExact(deadline.toMinutes()))
                : Sentence.of("kernel.problem.seconds").with("count", Math.toIntExact(deadline.toSeconds()));
    }
}
