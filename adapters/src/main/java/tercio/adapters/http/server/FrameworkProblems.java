package tercio.adapters.http.server;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.http.HttpStatus;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MissingRequestHeaderException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Problems of requests that fit no operation, found before one of them is called. */
final class FrameworkProblems {

    private FrameworkProblems() {}

    /** The problem of a failure of the framework; empty for one that it tells by itself. */
    static Optional<Problem> of(Exception failure) {
        return Optional.ofNullable(switch (failure) {
            case MethodArgumentTypeMismatchException mismatch -> malformed(mismatch.getName(), Sentence.of("kernel.problem.not-converted")
                    .with("name", new Text(mismatch.getName())).with("value", new Text(String.valueOf(mismatch.getValue()))), Sentence.of("kernel.sent.unreadable"));
            case MissingServletRequestParameterException missing -> malformed(missing.getParameterName(),
                    Sentence.of("kernel.problem.parameter-missing").with("name", new Text(missing.getParameterName())), Sentence.of("kernel.sent.missing"));
            case MissingRequestHeaderException missing -> problem(HttpStatus.BAD_REQUEST,
                    Sentence.of("kernel.problem.header-missing").with("name", new Text(missing.getHeaderName())));
            case HttpRequestMethodNotSupportedException other -> problem(HttpStatus.METHOD_NOT_ALLOWED,
                    Sentence.of("kernel.problem.no-method").with("method", new Text(other.getMethod())).with("known", other.getSupportedMethods() != null)
                            .with("methods", new Text(String.join(", ", new TreeSet<>(List.of(Objects.requireNonNullElse(other.getSupportedMethods(), new String[0])))))));
            case HttpMediaTypeNotAcceptableException none when !none.getSupportedMediaTypes().isEmpty() -> problem(HttpStatus.NOT_ACCEPTABLE,
                    Sentence.of("kernel.problem.representations").with("types",
                            new Text(none.getSupportedMediaTypes().stream().map(String::valueOf).collect(Collectors.joining(", ")))));
            default -> null;
        });
    }

    private static Problem problem(HttpStatus status, Sentence text) {
        return Problem.of(status, ContainerErrors.statusTitle(status), text);
    }

    private static Problem malformed(String parameter, Sentence text, Sentence fault) {
        return Problem.ofPart(ContainerErrors.statusTitle(HttpStatus.BAD_REQUEST), text, List.of(new Problem.Fault("/" + parameter, fault)));
    }
}
