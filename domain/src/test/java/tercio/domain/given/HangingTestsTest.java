package tercio.domain.given;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A test that comes no further is told with its class, and ended after a while. */
class HangingTestsTest {

    private static final String THIS = HangingTestsTest.class.getName();

    private final AtomicLong now = new AtomicLong(1_000);
    private final List<String> told = new ArrayList<>();
    private final List<Long> ended = new ArrayList<>();
    private final HangingTests watch = new HangingTests(now::get, told::add, () -> ended.add(now.get()), 1);
    /** This class with its tests, as JUnit finds them. */
    private final TestPlan plan = LauncherFactory.create().discover(LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(HangingTestsTest.class)).filters(EngineFilter.includeEngines("junit-jupiter")).build());
    private final TestIdentifier engine = plan.getRoots().iterator().next();
    private final TestIdentifier type = plan.getChildren(engine).iterator().next();
    private final TestIdentifier test = plan.getChildren(type).iterator().next();

    @BeforeEach
    void theTestHasBegun() {
        watch.begun(plan);
        watch.executionStarted(engine);
        watch.executionStarted(type);
        watch.executionStarted(test);
    }

    private void after(int minutes) {
        now.addAndGet(minutes * 60_000L);
        watch.look();
    }

    @Test
    void aClassInWhichNothingHappensIsToldOnceAndThenEnded() {
        after(11);
        assertThat(told).isEmpty();
        after(1);
        after(1);
        assertThat(told).containsExactly("Tests hang: nothing has happened for 12 minutes in " + THIS + ".");
        assertThat(ended).isEmpty();
        after(12);
        assertThat(told).last().isEqualTo("Tests hang and are ended: nothing has happened for 25 minutes in " + THIS + ".");
        assertThat(ended).as("not before what was told is read").isEmpty();
        after(1);
        assertThat(ended).hasSize(1);
    }

    @Test
    void aClassWhoseTestsEndOneAfterAnotherIsNot() {
        for (int each = 0; each < 5; each++) {
            after(10);
            watch.executionFinished(test, TestExecutionResult.successful());
        }
        assertThat(told).isEmpty();
    }

    @Test
    void aRunThatStandsBetweenTwoClassesIsToo() {
        watch.executionFinished(type, TestExecutionResult.successful());
        after(12);
        assertThat(told).containsExactly("Tests hang: nothing has happened for 12 minutes in " + HangingTests.BETWEEN + ".");
    }

    @Test
    void theStacksNameThreadsAndTheirWaits() {
        assertThat(ThreadStacks.now()).contains("Heap: ", "theStacksNameThreadsAndTheirWaits", Thread.currentThread().getName());
    }
}
