package tercio.adapters.http.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.util.DisconnectedClientHelper;
import tercio.adapters.http.filter.LogContext;
import tercio.adapters.http.health.ServiceMetrics;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.DatabaseFault;
import tercio.adapters.store.InvalidRecord;
import tercio.application.record.StorageDamaged;
import tercio.application.record.StorageUnavailable;
import tercio.domain.ruling.TooManyStates;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameSetAside;
import tercio.projections.sentence.StoredReasons;

/** Answers every failure with a problem in JSON, without a stack trace. */
@RestControllerAdvice
class ProblemHandler extends ResponseEntityExceptionHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemHandler.class);

    private static final String RETRY_AFTER_SECONDS = "5";

    private final ServiceMetrics counters;

    ProblemHandler(ServiceMetrics counters) {
        this.counters = counters;
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> problem(Problem problem) {
        return answer(problem.detail());
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> record(InvalidRecord bad) {
        return answer(Problem.unprocessable(Sentence.of("kernel.problem.record-title"), bad.sentence(), Map.of("line", bad.line())).detail());
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> setAside(GameSetAside aside) {
        counters.countGameError(aside.game());
        return answer(Problem.setAside(aside.game(), StoredReasons.sentence(aside.getMessage())).detail());
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> unavailable(StorageUnavailable unavailable) {
        return retryLater(unavailable.reason());
    }

    private ResponseEntity<ProblemDetail> retryLater(Sentence reason) {
        var detail = Problem.storageUnavailable(reason).detail();
        counters.countRefusal(detail.getStatus());
        return ResponseEntity.status(detail.getStatus()).header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON).body(detail);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> odds(TooManyStates many) {
        return answer(Problem.unprocessable(Sentence.of("kernel.problem.too-many-cases-title"),
                Sentence.of("kernel.problem.too-many-cases").with("most", many.most()), Map.of()).detail());
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> failure(Exception failure, HttpServletRequest request) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof Problem problem) {
                return answer(problem.detail());
            }
            if (cause instanceof GameSetAside aside) {
                return setAside(aside);
            }
            if (cause instanceof StorageUnavailable unavailable) {
                return unavailable(unavailable);
            }
        }
        if (!DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            LogContext.game(request).ifPresent(counters::countGameError);
        }
        if (StorageDamaged.isCauseOf(failure) || DatabaseFault.isUnreadable(failure)) {
            LOG.error("{} {}: {}", request.getMethod(), request.getRequestURI(), DatabaseFault.reason(failure).orElse(failure.getMessage()));
            return answer(Problem.damaged().detail());
        }
        var storage = DatabaseFault.reason(failure);
        if (storage.isPresent()) {
            LOG.error("{} {}: the database failed: {}", request.getMethod(), request.getRequestURI(), storage.get());
            return retryLater(Sentence.of(DatabaseFault.isBusy(failure) ? "kernel.problem.busy" : "kernel.problem.database-failed"));
        }
        if (DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            // The client has left.
            return null;
        }
        LOG.error("{} {}", request.getMethod(), request.getRequestURI(), failure);
        return answer(Problem.failure(HttpStatus.INTERNAL_SERVER_ERROR).detail());
    }

    private ResponseEntity<ProblemDetail> answer(ProblemDetail detail) {
        counters.countRefusal(detail.getStatus());
        return ResponseEntity.status(detail.getStatus()).contentType(MediaType.APPLICATION_PROBLEM_JSON).body(detail);
    }

    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception failure, Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        counters.countRefusal(status.value());
        var detail = FrameworkProblems.of(failure).map(Problem::detail).orElseGet(() -> body instanceof ProblemDetail told ? told
                : failure instanceof ErrorResponse known && status.value() != HttpStatus.NOT_FOUND.value() ? known.getBody()
                        : ContainerErrors.problem(status.value()).detail());
        return ResponseEntity.status(status).headers(headers).contentType(MediaType.APPLICATION_PROBLEM_JSON).body(detail);
    }
}
