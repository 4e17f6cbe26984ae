package tercio.adapters.doctor;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Watches the clock of this machine: a clock that jumps dates events, links and limits of a day wrongly. From one look to the next it must go as
 * far as the counter of the processor does, which nobody sets. A machine that slept jumps too. A jump is told for an hour.
 */
public final class ClockWatch implements Examination {

    private static final String SUBJECT = "clock";
    /** More than a time service corrects at once while it only steers the clock. */
    private static final Duration JUMP = Duration.ofSeconds(5);
    private static final Duration TOLD = Duration.ofHours(1);

    /** A jump, and the reading of the counter when it was seen. */
    private record Jump(Duration by, Instant at, long seen) {}

    private final Supplier<Instant> clock;
    private final LongSupplier counter;
    private Instant lastTime;
    private long lastCount;
    private Optional<Jump> jump = Optional.empty();

    ClockWatch(Supplier<Instant> clock, LongSupplier counter) {
        this.clock = clock;
        this.counter = counter;
        lastTime = clock.get();
        lastCount = counter.getAsLong();
    }

    /** The watch on the clock of this machine. */
    public static ClockWatch ofThisMachine() {
        return new ClockWatch(Instant::now, System::nanoTime);
    }

    /** Looks at the clock again. */
    public synchronized void look() {
        var time = clock.get();
        long count = counter.getAsLong();
        var by = Duration.between(lastTime, time).minusNanos(count - lastCount);
        if (by.abs().compareTo(JUMP) > 0) {
            jump = Optional.of(new Jump(by, time, count));
        }
        lastTime = time;
        lastCount = count;
    }

    @Override
    public synchronized List<Finding> examine() {
        look();
        return List.of(jump.filter(each -> lastCount - each.seen() < TOLD.toNanos())
                .map(each -> Finding.warning(SUBJECT, Finding.sentence("program.doctor.clock-jumped", "seconds", each.by().abs().toSeconds()).with("back", each.by().isNegative())
                        .with("time", new Text(each.at().truncatedTo(ChronoUnit.SECONDS).toString())), Sentence.of("program.doctor.steer-clock")))
                .orElseGet(() -> Finding.well(SUBJECT, Finding.sentence("program.doctor.clock-even", "time", lastTime.truncatedTo(ChronoUnit.SECONDS)))));
    }
}
