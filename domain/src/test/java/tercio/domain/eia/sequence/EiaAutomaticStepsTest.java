package tercio.domain.eia.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.AutomaticStep;
import tercio.domain.ruling.Citation;

/** The order of the automatic steps of Empires in Arms is behaviour: events are recorded in it. */
class EiaAutomaticStepsTest {

    /** A change of the order is seen in the file: it changes what games record. */
    @Test
    void theStepsStandInTheOrderOfTheFile() throws IOException {
        try (var file = getClass().getResourceAsStream("automatic-steps.txt")) {
            assertThat(EiaChapters.AUTOMATIC_STEPS.stream().map(step -> step.name() + " " + step.rules().getFirst()))
                    .containsExactlyElementsOf(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
        }
    }

    @Test
    void eachStepStandsAtItsPlaceByARuleOfTheIndex() {
        assertThat(EiaChapters.AUTOMATIC_STEPS.stream().flatMap(step -> step.rules().stream())
                .filter(rule -> LandWar.RULES.rulebook().find(rule).isEmpty()).map(Citation::id)).isEmpty();
    }

    @Test
    void oneNameIsOneStep() {
        assertThat(EiaChapters.AUTOMATIC_STEPS.stream().map(AutomaticStep::name)).doesNotHaveDuplicates();
    }
}
