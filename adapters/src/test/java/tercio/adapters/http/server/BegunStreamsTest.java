package tercio.adapters.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.OrderUtils;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import tercio.adapters.http.health.ServiceMetrics;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/** A stream that fails after it began ends. Before that, and everywhere else, a problem is answered. */
class BegunStreamsTest {

    private static final StorageUnavailable FAILURE = new StorageUnavailable(Sentence.of("kernel.storage.closed-itself"));

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final BegunStreams streams = new BegunStreams(new ServiceMetrics(meters));
    private final MockHttpServletRequest request = new MockHttpServletRequest("GET", "/api/games/breda/events");

    private static MockHttpServletResponse answer(String type, boolean begun) {
        var answer = new MockHttpServletResponse();
        answer.setContentType(type);
        answer.setCommitted(begun);
        return answer;
    }

    private double failures() {
        return meters.find("tercio.game.errors").counters().stream().mapToDouble(counter -> counter.count()).sum();
    }

    @Test
    void itEndsAndIsCountedAndNothingIsWritten() throws Exception {
        var answer = answer("text/event-stream;charset=UTF-8", true);

        var view = streams.resolveException(request, answer, this, FAILURE);

        assertThat(view).isNotNull();
        assertThat(view.isEmpty()).as("there is nothing to show").isTrue();
        assertThat(answer.getContentAsString()).isEmpty();
        assertThat(failures()).isEqualTo(1);
    }

    @Test
    void aClientThatLeftIsNoFailure() {
        assertThat(streams.resolveException(request, answer("text/event-stream", true), this, new IOException("Broken pipe"))).isNotNull();
        assertThat(failures()).isZero();
    }

    @Test
    void whereAProblemCanBeToldItIs() {
        assertThat(streams.resolveException(request, answer("text/event-stream", false), this, FAILURE)).isNull();
        assertThat(streams.resolveException(request, answer("application/json", true), this, FAILURE)).isNull();
        assertThat(streams.resolveException(request, answer(null, true), this, FAILURE)).isNull();
    }

    @Test
    void itIsAskedBeforeWhoeverAnswersProblems() {
        assertThat(OrderUtils.getOrder(BegunStreams.class)).isLessThan(OrderUtils.getOrder(ProblemHandler.class, Ordered.LOWEST_PRECEDENCE));
    }
}
