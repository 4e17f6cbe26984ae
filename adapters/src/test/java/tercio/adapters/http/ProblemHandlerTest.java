package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import org.apache.catalina.connector.ClientAbortException;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.mock.web.MockHttpServletRequest;

class ProblemHandlerTest {

    private final ProblemHandler problems = new ProblemHandler(new ServiceMetrics(new SimpleMeterRegistry()));

    @Test
    void whoLeavesInTheMidstOfAnAnswerIsNotAnsweredAnyMore() {
        var left = new ClientAbortException(new IOException("Broken pipe"));
        assertThat(problems.failure(left, new MockHttpServletRequest("GET", "/maps/eu-europe.json"))).isNull();
    }

    @Test
    void aFailureIsToldWithoutItsTrace() {
        var answer = problems.failure(new IllegalStateException("secret"), new MockHttpServletRequest("GET", "/api/games"));
        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(answer.getBody().toString()).contains("nothing was changed").doesNotContain("secret");
    }
}
