package tercio.adapters.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.sql.SQLTransientConnectionException;
import org.apache.catalina.connector.ClientAbortException;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.mock.web.MockHttpServletRequest;
import tercio.adapters.http.health.ServiceMetrics;

class ProblemHandlerTest {

    private final ProblemHandler problems = new ProblemHandler(new ServiceMetrics(new SimpleMeterRegistry()));

    @Test
    void whoLeavesInTheMidstOfAnAnswerIsNotAnsweredAnyMore() {
        var left = new ClientAbortException(new IOException("Broken pipe"));
        assertThat(problems.failure(left, new MockHttpServletRequest("GET", "/maps/eu-europe.json"))).isNull();
    }

    @Test
    void whoGotNoConnectionToTheDatabaseInTimeMayTryAgain() {
        var busy = new CannotGetJdbcConnectionException("", new SQLTransientConnectionException("tercio - Connection is not available"));
        var answer = problems.failure(busy, new MockHttpServletRequest("POST", "/api/games"));
        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.SERVICE_UNAVAILABLE);
        assertThat(answer.getHeaders().getFirst("Retry-After")).isEqualTo("5");
        assertThat(answer.getBody().getDetail())
                .isEqualTo("Nothing was changed, because the service is too busy: its database was not free in time. Try again later.");
    }

    @Test
    void aFailureIsToldWithoutItsTrace() {
        var answer = problems.failure(new IllegalStateException("secret"), new MockHttpServletRequest("GET", "/api/games"));
        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(answer.getBody().toString()).contains("nothing was changed").doesNotContain("secret");
    }
}
