package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** The legal answers that a refusal names are worked out when they are read, and once. */
class OptionsOnDemandTest {

    private record End() implements Command {}

    private final AtomicInteger worked = new AtomicInteger();
    private final Option end = new Option("end", new End());

    private List<Option> work() {
        worked.incrementAndGet();
        return List.of(end);
    }

    @Test
    void aRefusalThatNobodyReadsWorksNothingOut() {
        var refusal = Refusal.of("EU-MOVE-SEA", Sentence.ofText("no")).withLegal(new OptionsOnDemand(this::work));
        assertThat(Told.of(refusal.detail())).isEqualTo("no");
        assertThat(worked).hasValue(0);

        assertThat(refusal.legal()).containsExactly(end);
        assertThat(refusal).isEqualTo(Refusal.of("EU-MOVE-SEA", Sentence.ofText("no")).withLegal(List.of(end)));
        assertThat(worked).hasValue(1);
    }
}
