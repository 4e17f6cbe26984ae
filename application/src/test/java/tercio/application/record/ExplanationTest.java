package tercio.application.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tercio.domain.ruling.Step;

/** Steps that are stored are parsed when somebody looks into them, and once. */
class ExplanationTest {

    @Test
    void aListThatNobodyLooksIntoIsNotParsed() {
        var parsed = new AtomicInteger();
        var explanation = Explanation.lazy(() -> {
            parsed.incrementAndGet();
            return List.of(Step.of("first-day fire", "EU-CBT"));
        });
        var steps = explanation.lazySteps();
        assertThat(parsed).hasValue(0);
        assertThat(steps).isEqualTo(explanation.steps()).hasSize(1);
        assertThat(parsed).hasValue(1);
    }

    @Test
    void whereNothingWasRuledTheListIsEmpty() {
        assertThat(Explanation.NONE.lazySteps()).isEmpty();
    }
}
