package tercio.adapters.http.server;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Answers with a problem where the web server itself refuses a request. */
@RestController
@Hidden
class ContainerErrors implements ErrorController {

    @RequestMapping("/error")
    ResponseEntity<ProblemDetail> error(HttpServletRequest request) {
        int status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer told ? told : 404;
        return ResponseEntity.status(statusOf(status)).contentType(MediaType.APPLICATION_PROBLEM_JSON).body(problem(status).detail());
    }

    /**
     * The status of the problem. A transfer encoding that the web server does not know (501) is a fault of the request, and no
     * failure of the service.
     */
    static int statusOf(int status) {
        return status == HttpStatus.NOT_IMPLEMENTED.value() ? HttpStatus.BAD_REQUEST.value() : status;
    }

    /** The problem for a status of the web server. */
    static Problem problem(int answered) {
        int status = statusOf(answered);
        var known = HttpStatus.resolve(status);
        if (known == null || known.is5xxServerError()) {
            return Problem.failure(known == null ? HttpStatus.INTERNAL_SERVER_ERROR : known);
        }
        return Problem.of(known, statusTitle(known), switch (known) {
            case NOT_FOUND -> Sentence.of("kernel.problem.no-address");
            case BAD_REQUEST -> Sentence.of("kernel.problem.unreadable");
            default -> Sentence.of("kernel.problem.not-answered").with("status", statusTitle(known));
        });
    }

    /** The title of a status. */
    static Sentence.Keyed statusTitle(HttpStatus status) {
        return Sentence.of("kernel.problem.status-title").with("status", Integer.toString(status.value())).with("name", new Text(status.getReasonPhrase()));
    }
}
