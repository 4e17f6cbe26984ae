package tercio.adapters.http.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** A client that leaves ends its stream, and nothing else happens. */
class EventStreamsTest {

    /** A stream of which the client has left: nothing can be sent, and what is completed already cannot be completed again. */
    private static final class Left extends SseEmitter {
        private final Exception sending;
        private int completed;

        private Left(Exception sending) {
            this.sending = sending;
        }

        @Override
        public void send(SseEventBuilder builder) throws IOException {
            if (sending instanceof IOException broken) {
                throw broken;
            }
            throw (RuntimeException) sending;
        }

        @Override
        public synchronized void completeWithError(Throwable failed) {
            completed++;
            throw new IllegalStateException("the request is no longer in use");
        }
    }

    private static void runs(Left stream) {
        EventStreams.sendUntilClientLeaves(stream, () -> stream.send(SseEmitter.event().comment("news")));
    }

    @Test
    void aBrokenConnectionIsLeftToTheContainer() {
        var stream = new Left(new IOException("broken pipe"));

        assertThatCode(() -> runs(stream)).doesNotThrowAnyException();

        assertThat(stream.completed).isZero();
    }

    @Test
    void aStreamThatHasEndedMeanwhileIsNotAnError() {
        var stream = new Left(new IllegalStateException("the stream is complete"));

        assertThatCode(() -> runs(stream)).doesNotThrowAnyException();

        assertThat(stream.completed).as("it was told once").isEqualTo(1);
    }
}
