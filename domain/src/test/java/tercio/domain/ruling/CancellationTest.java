package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.Cancellation.Cancelled;

/** Long computations end soon after their caller gave the signal, and a signal changes no result. */
class CancellationTest {

    private static final BooleanSupplier ALREADY = () -> true;
    private static final int DICE = 4;

    /** Every way in which the dice can fall is a state of its own, as a number with a digit for each die. */
    private static Procedure<Integer> counting(AtomicInteger applied) {
        var stages = new ArrayList<Stage<Integer>>();
        for (int die = 0; die < DICE; die++) {
            stages.add(new Stage.Throw<>("throw", state -> true, state -> DieName.d10("", "count"), (state, face, recorder) -> {
                applied.incrementAndGet();
                return state * 10 + face - 1;
            }, state -> 0));
            stages.add(new Stage.Rule<>("keep", (state, recorder) -> {
                applied.incrementAndGet();
                return state;
            }));
        }
        return Procedure.of(stages);
    }

    @Test
    void anExactDistributionEndsWithinOneIntervalOfTheSignal() {
        var applied = new AtomicInteger();
        int enough = 3000;
        BooleanSupplier signal = () -> applied.get() >= enough;
        assertThatThrownBy(() -> Cancellation.during(signal, () -> counting(applied).distribution(0))).isInstanceOf(Cancelled.class);
        // A die has ten faces, each of which may be looked at for each state of the interval.
        assertThat(applied.get()).isBetween(enough, enough + 10 * Cancellation.INTERVAL + 10);
    }

    @Test
    void aSignalThatIsNeverGivenChangesNothing() {
        var procedure = counting(new AtomicInteger());
        assertThat(Cancellation.during(() -> false, () -> procedure.distribution(0))).isEqualTo(procedure.distribution(0));
    }

    @Test
    void aSignalHoldsForTheWorkOfItsCallerOnly() {
        assertThatThrownBy(() -> Cancellation.during(ALREADY, checked("unwanted"))).isInstanceOf(Cancelled.class);
        assertThat(checked("wanted").get()).isEqualTo("wanted");
    }

    @Test
    void whatFollowsOutcomesAndWhatIsSeenOfThemIsCancelledToo() {
        var one = counting(new AtomicInteger()).distribution(0);
        Function<Integer, Distribution<Integer>> next = Distribution::certain;
        List<Supplier<Object>> works = List.of(() -> one.then(next), () -> one.map(state -> state % 2), () -> one.mergedBy(state -> state % 2));
        for (var work : works) {
            assertThatThrownBy(() -> Cancellation.during(ALREADY, work)).isInstanceOf(Cancelled.class);
        }
    }

    @Test
    void outcomesThatMultiplyBeyondTheBoundAreRefused() {
        var faces = Procedure.of(List.<Stage<Integer>>of(new Stage.Throw<>("throw", state -> true,
                state -> DieName.d10("", "count"), (state, face, recorder) -> state * 10 + face - 1))).distribution(0);
        var some = faces.then(high -> faces.map(low -> high * 10 + low)).then(high -> faces.map(low -> high * 10 + low));
        assertThat(some.outcomes()).hasSize(1000);
        assertThatThrownBy(() -> some.then(high -> some.map(low -> high * 1000 + low))).isInstanceOf(TooManyStates.class)
                .hasMessageContaining(Integer.toString(TooManyStates.MOST));
    }

    private static Supplier<String> checked(String result) {
        return () -> {
            Cancellation.check();
            return result;
        };
    }
}
