package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work in the background waits for the first answer of a service, but not for ever, and gives way to requests. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class BackgroundTurnTest {

    private static final long PIECE = Duration.ofMillis(5).toNanos();

    private final AtomicLong time = new AtomicLong(Long.MAX_VALUE - Duration.ofSeconds(3).toNanos());
    private final BackgroundTurn turn = BackgroundTurn.afterFirstAnswer(time::get);

    private void pass(Duration span) {
        time.addAndGet(span.toNanos());
    }

    @Test
    void itComesAfterTheFirstAnswersAndNotBefore() {
        turn.markReady();
        assertThat(turn.hasCome()).isFalse();
        turn.noteRequest();
        pass(Duration.ofSeconds(2));
        assertThat(turn.hasCome()).as("a request is under way").isFalse();
        turn.noteAnswer();
        assertThat(turn.hasCome()).as("a page asks for more").isFalse();
        turn.noteRequest();
        pass(Duration.ofSeconds(2));
        assertThat(turn.hasCome()).as("the next request is under way").isFalse();
        turn.noteAnswer();
        pass(Duration.ofSeconds(1));
        assertThat(turn.hasCome()).isTrue();
    }

    @Test
    void itComesThoughNobodyAsks() {
        pass(Duration.ofMinutes(5));
        assertThat(turn.hasCome()).as("the service is still starting").isFalse();
        turn.markReady();
        pass(Duration.ofSeconds(9));
        assertThat(turn.hasCome()).isFalse();
        pass(Duration.ofSeconds(1));
        assertThat(turn.hasCome()).isTrue();
    }

    @Test
    void itComesThoughThereIsAlwaysARequest() {
        turn.markReady();
        turn.noteRequest();
        pass(Duration.ofSeconds(10));
        assertThat(turn.hasCome()).isTrue();
    }

    @Test
    void onceItHasComeItIsThereWhateverIsAsked() {
        turn.markReady();
        pass(Duration.ofSeconds(10));
        assertThat(turn.hasCome()).isTrue();
        turn.noteRequest();
        assertThat(turn.hasCome()).isTrue();
    }

    @Test
    void workTakesLessOfACoreBesideRequests() {
        assertThat(turn.pauseAfter(PIECE)).isEqualTo(3 * PIECE);
        turn.noteRequest();
        assertThat(turn.pauseAfter(PIECE)).isEqualTo(15 * PIECE);
        turn.noteAnswer();
        assertThat(turn.pauseAfter(PIECE)).as("just after an answer").isEqualTo(15 * PIECE);
        pass(Duration.ofSeconds(1));
        assertThat(turn.pauseAfter(PIECE)).isEqualTo(3 * PIECE);
    }

    @Test
    void commandsHoldNothingBack() {
        assertThat(BackgroundTurn.atOnce().hasCome()).isTrue();
        assertThat(BackgroundTurn.atOnce().isHeld()).isFalse();
    }

    @Test
    void aThreadThatWaitsGoesOnWhenItComesAndWhenTheServiceEnds() throws InterruptedException {
        var ending = new AtomicBoolean();
        var gone = new CountDownLatch(1);
        Thread.ofVirtual().start(() -> {
            turn.await(ending::get);
            gone.countDown();
        });
        assertThat(gone.await(200, TimeUnit.MILLISECONDS)).isFalse();
        ending.set(true);
        gone.await();

        var come = new CountDownLatch(1);
        Thread.ofVirtual().start(() -> {
            turn.await(() -> false);
            come.countDown();
        });
        turn.noteRequest();
        turn.noteAnswer();
        pass(Duration.ofSeconds(1));
        come.await();
    }
}
