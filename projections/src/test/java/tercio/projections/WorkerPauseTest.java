package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The pauses of the workers that store views. */
class WorkerPauseTest {

    private static final long LONG_WORK = Duration.ofMinutes(1).toNanos();
    /** Real ones would take an hour. */
    private static final int PAUSES = 1_800;

    private final WorkerPause pause = new WorkerPause();
    private final AtomicInteger made = new AtomicInteger();

    private void pauses() {
        for (int each = 0; each < PAUSES; each++) {
            pause.pauseAfter(LONG_WORK);
            made.incrementAndGet();
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void whoeverClosesTheGamesEndsThem() throws InterruptedException {
        var worker = Thread.ofPlatform().start(this::pauses);
        pause.end();
        worker.join();
        assertThat(made).hasValue(PAUSES);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void urgentWorkIsDoneWithoutThem() {
        pause.runWithoutPause(this::pauses);
        assertThat(made).hasValue(PAUSES);
    }
}
