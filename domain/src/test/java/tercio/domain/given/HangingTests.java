package tercio.domain.given;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Tells of tests that hang. A class that comes no further for twelve minutes is named, with what all threads do; one that still does not
 * for 25 minutes ends the process. The time-outs of JUnit interrupt a thread, which many a wait does not heed; they know nothing of
 * properties, nor of what is opened before a class and closed after it. The thorough tier plays for longer, and waits six times as long.
 */
public final class HangingTests implements TestExecutionListener {

    static final long TOLD_AFTER = TimeUnit.MINUTES.toMillis(12);
    static final long ENDED_AFTER = TimeUnit.MINUTES.toMillis(25);
    private static final int TIMES_IN_THOROUGH = 6;
    private static final int SECONDS_BETWEEN_LOOKS = 30;
    private static final int FAILED = 86;
    /** The name of the run while no class of tests runs. */
    static final String BETWEEN = "the run itself, between two classes";

    private final LongSupplier clock;
    private final Consumer<String> told;
    private final Runnable end;
    private final int patience;

    /** The time of the last event in each class that runs. */
    private final Map<String, Long> lastSeen = new ConcurrentHashMap<>();
    private final Map<String, Long> toldAt = new ConcurrentHashMap<>();
    private volatile TestPlan plan;
    private boolean ending;

    public HangingTests() {
        this(() -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()), text -> System.out.println(text + "\n" + ThreadStacks.now()), () -> Runtime.getRuntime().halt(FAILED),
                Tier.thorough() ? TIMES_IN_THOROUGH : 1);
    }

    HangingTests(LongSupplier clock, Consumer<String> told, Runnable end, int patience) {
        this.clock = clock;
        this.told = told;
        this.end = end;
        this.patience = patience;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        begun(started);
        Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("hanging-tests").factory())
                .scheduleWithFixedDelay(this::look, SECONDS_BETWEEN_LOOKS, SECONDS_BETWEEN_LOOKS, TimeUnit.SECONDS);
    }

    void begun(TestPlan started) {
        plan = started;
        seen(BETWEEN);
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        seen(classOf(test));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (isTopLevelClass(test)) {
            lastSeen.remove(classOf(test));
            toldAt.remove(classOf(test));
            seen(BETWEEN);
        } else {
            seen(classOf(test));
        }
    }

    private void seen(String where) {
        lastSeen.put(where, clock.getAsLong());
        toldAt.remove(where);
    }

    private String classOf(TestIdentifier test) {
        var at = test;
        while (!isTopLevelClass(at)) {
            var parent = plan.getParent(at);
            if (parent.isEmpty()) {
                return BETWEEN;
            }
            at = parent.get();
        }
        return ((ClassSource) at.getSource().orElseThrow()).getClassName();
    }

    private static boolean isTopLevelClass(TestIdentifier test) {
        return test.isContainer() && test.getSource().filter(source -> source instanceof ClassSource from && !from.getClassName().contains("$")).isPresent();
    }

    /** Checks whether something hangs. A class that is reported for the last time ends at the next check, so that the report is read before. */
    void look() {
        if (ending) {
            end.run();
            return;
        }
        long now = clock.getAsLong();
        var waits = new TreeMap<>(lastSeen);
        if (waits.size() > 1) {
            // Nothing has to happen between the classes while one of them runs.
            waits.remove(BETWEEN);
        }
        waits.forEach((where, since) -> {
            long waited = now - since;
            if (waited >= ENDED_AFTER * patience) {
                told.accept("Tests hang and are ended: nothing has happened for " + minutes(waited) + " minutes in " + where + ".");
                ending = true;
            } else if (waited >= TOLD_AFTER * patience && toldAt.putIfAbsent(where, now) == null) {
                told.accept("Tests hang: nothing has happened for " + minutes(waited) + " minutes in " + where + ".");
            }
        });
    }

    private static long minutes(long milliseconds) {
        return TimeUnit.MILLISECONDS.toMinutes(milliseconds);
    }
}
