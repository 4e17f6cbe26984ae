package tercio.adapters.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tercio.adapters.computing.ComputeRefused.Reason;

@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ComputePoolTest {

    private static final BooleanSupplier STAYS = () -> false;
    private static final Duration LONG = Duration.ofMinutes(10);

    private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
    private final BlockedWork blocked = new BlockedWork();
    private ComputePool pool;

    @AfterEach
    void end() {
        blocked.release();
        pool.close();
        callers.close();
    }

    private void pool(int workers, int queue, int perCaller, Duration deadline) {
        pool = new ComputePool("test", new PoolLimits(workers, queue, perCaller, deadline));
    }

    private Future<String> asked(Object question, String caller, Supplier<String> work) {
        return callers.submit(() -> pool.answer(question, caller, STAYS, work));
    }

    /** One worker, and it is busy. */
    private Future<String> busy(String caller) {
        var first = asked("blocked", caller, blocked);
        blocked.awaitBegun();
        return first;
    }

    /** The caller does not leave, and this is looked at only after the work was begun. */
    private BooleanSupplier afterItBegan() {
        return () -> {
            blocked.awaitBegun();
            return false;
        };
    }

    private String bound(Runnable changing) {
        changing.run();
        return blocked.get();
    }

    private void awaitCancelled() {
        while (pool.status().cancelled() == 0) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private void awaitRunning() {
        while (pool.status().running() == 0) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private void awaitQueued(int count) {
        while (pool.status().queued() != count) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static Reason refusal(Future<?> asked) {
        return ((ComputeRefused) catchThrowable(asked::get).getCause()).reason();
    }

    /** Long work that comes in pieces, such as rollouts, lets go of the worker for whoever waits. */
    @Test
    void workInPiecesSeesWhetherSomebodyWaits() throws Exception {
        pool(1, 1, 2, LONG);
        var first = busy("Anna");
        assertThat(pool.isAwaited()).as("nobody but the work itself").isFalse();
        var second = asked("next", "Ben", () -> "done");
        while (!pool.isAwaited()) {
            LockSupport.parkNanos(1_000_000);
        }
        blocked.release();

        assertThat(second.get()).isEqualTo("done");
        assertThat(first.get()).isNotNull();
        assertThat(pool.isAwaited()).isFalse();
    }

    @Test
    void computingRunsOnPlatformThreadsOfThePool() throws Exception {
        pool(1, 1, 1, LONG);
        var thread = asked("q", "anna", () -> Thread.currentThread().isVirtual() + " " + Thread.currentThread().getName()).get();
        assertThat(thread).startsWith("false test-");
        assertThat(pool.status().finished()).isEqualTo(1);
    }

    @Test
    void aFullQueueRefusesWithATimeToComeBack() {
        pool(1, 1, 5, LONG);
        busy("anna");
        asked("waits", "bert", () -> "later");
        awaitQueued(1);
        assertThatThrownBy(() -> pool.answer("too much", "carl", STAYS, () -> "never"))
                .isInstanceOfSatisfying(ComputeRefused.class, refused -> {
                    assertThat(refused.reason()).isEqualTo(Reason.QUEUE_FULL);
                    assertThat(refused.retryAfter()).isEqualTo(Duration.ofSeconds(60));
                });
        assertThat(pool.status().refused(Reason.QUEUE_FULL)).isEqualTo(1);
    }

    @Test
    void oneCallerCannotTakeAllPlaces() throws Exception {
        pool(1, 10, 2, LONG);
        busy("anna");
        var second = asked("second", "anna", () -> "second");
        awaitQueued(1);
        assertThat(refusal(asked("third", "anna", () -> "third"))).isEqualTo(Reason.TOO_MANY_OF_CALLER);
        var other = asked("third", "bert", () -> "of bert");
        blocked.release();
        assertThat(second.get()).isEqualTo("second");
        assertThat(other.get()).isEqualTo("of bert");
        assertThat(asked("third", "anna", () -> "third").get()).as("places are free again").isEqualTo("third");
    }

    @Test
    void callersTakeTurns() throws Exception {
        pool(1, 10, 10, LONG);
        var first = busy("anna");
        var order = Collections.synchronizedList(new ArrayList<String>());
        var waiting = new ArrayList<Future<String>>();
        for (var question : List.of("anna 1", "anna 2", "anna 3", "bert 1", "bert 2")) {
            waiting.add(asked(question, question.substring(0, 4), () -> {
                order.add(question);
                return question;
            }));
            awaitQueued(waiting.size());
        }
        blocked.release();
        first.get();
        for (var each : waiting) {
            each.get();
        }
        assertThat(order).containsExactly("anna 1", "bert 1", "anna 2", "bert 2", "anna 3");
    }

    @Test
    void theSameQuestionIsComputedOnceForAllWhoAsk() throws Exception {
        pool(1, 1, 1, LONG);
        var first = busy("anna");
        var joined = List.of(asked("blocked", "bert", blocked), asked("blocked", "anna", blocked));
        awaitWaiting(3);
        blocked.release();
        assertThat(first.get()).isEqualTo("result 1");
        for (var other : joined) {
            assertThat(other.get()).isEqualTo("result 1");
        }
        assertThat(blocked.times()).isEqualTo(1);
    }

    private void awaitWaiting(int count) {
        while (pool.status().waiting() != count) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    @Test
    void aComputationEndsWhenTheLastOfItsCallersHasLeft() throws Exception {
        pool(1, 1, 1, LONG);
        var annaLeft = new AtomicBoolean();
        var bertLeft = new AtomicBoolean();
        var anna = callers.submit(() -> pool.answer("blocked", "anna", annaLeft::get, blocked));
        blocked.awaitBegun();
        var bert = callers.submit(() -> pool.answer("blocked", "bert", bertLeft::get, blocked));
        awaitWaiting(2);
        annaLeft.set(true);
        assertThat(refusal(anna)).isEqualTo(Reason.CALLER_LEFT);
        assertThat(pool.status().running()).isEqualTo(1);
        assertThat(pool.status().cancelled()).isZero();
        bertLeft.set(true);
        assertThat(refusal(bert)).isEqualTo(Reason.CALLER_LEFT);
        assertThat(asked("next", "carl", () -> "the worker is free").get()).isEqualTo("the worker is free");
        assertThat(pool.status().cancelled()).isEqualTo(1);
        assertThat(pool.status().running()).isZero();
    }

    @Test
    void whatNobodyWaitsForIsNeverBegun() {
        pool(1, 1, 1, LONG);
        busy("anna");
        var left = new AtomicBoolean();
        var waits = callers.submit(() -> pool.answer("waits", "bert", left::get, blocked));
        awaitQueued(1);
        left.set(true);
        assertThat(refusal(waits)).isEqualTo(Reason.CALLER_LEFT);
        assertThat(pool.status().queued()).isZero();
        assertThat(pool.status().cancelled()).isEqualTo(1);
        assertThat(blocked.times()).isEqualTo(1);
    }

    @Test
    void theDeadlineOfAComputationThatRuns() {
        pool(1, 1, 1, Duration.ZERO);
        var running = callers.submit(() -> pool.answer("blocked", "anna", afterItBegan(), blocked));
        assertThat(refusal(running)).isEqualTo(Reason.NOT_FINISHED);
    }

    @Test
    void theDeadlineOfAComputationThatNeverBegan() {
        pool(1, 1, 1, Duration.ZERO);
        callers.submit(() -> pool.change("anna", afterItBegan(), this::bound));
        awaitRunning();
        assertThat(refusal(asked("waits", "bert", () -> "never"))).isEqualTo(Reason.NOT_STARTED);
    }

    @Test
    void workThatChangesSomethingIsNotGivenUpOnceItHasBegun() throws Exception {
        pool(1, 1, 1, Duration.ZERO);
        var change = callers.submit(() -> pool.change("anna", () -> {
            blocked.awaitBegun();
            blocked.release();
            return true;
        }, this::bound));
        assertThat(change.get()).isEqualTo("result 1");
        assertThat(pool.status().cancelled()).isZero();
    }

    @Test
    void workThatWouldChangeSomethingIsGivenUpBeforeItDoes() {
        pool(1, 1, 1, LONG);
        var changed = new AtomicBoolean();
        var change = callers.submit(() -> pool.change("anna", () -> {
            blocked.awaitBegun();
            return true;
        }, changing -> {
            blocked.get();
            changing.run();
            changed.set(true);
            return "changed";
        }));
        assertThat(refusal(change)).isEqualTo(Reason.CALLER_LEFT);
        awaitCancelled();
        assertThat(changed).isFalse();
    }

    @Test
    void aFailureIsToldAndTheWorkerGoesOn() throws Exception {
        pool(1, 1, 1, LONG);
        var unfit = new IllegalArgumentException("unfit");
        assertThatThrownBy(() -> pool.answer("q", "anna", STAYS, () -> {
            throw unfit;
        })).isSameAs(unfit);
        assertThatThrownBy(() -> pool.answer("q", "anna", STAYS, () -> {
            throw new StackOverflowError();
        })).hasCauseInstanceOf(StackOverflowError.class);
        assertThat(asked("q", "anna", () -> "fine").get()).isEqualTo("fine");
    }

    @Test
    void whoeverWaitsWhenThePoolClosesIsToldSo() {
        pool(1, 1, 1, LONG);
        var running = busy("anna");
        var waits = asked("waits", "bert", () -> "never");
        awaitQueued(1);
        pool.close();
        assertThat(List.of(refusal(running), refusal(waits))).containsOnly(Reason.CLOSED);
        assertThat(refusal(asked("after", "carl", () -> "never"))).isEqualTo(Reason.CLOSED);
    }
}
