package tercio.domain.eu.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.given.War;
import tercio.domain.game.AutomaticStep;
import tercio.domain.ruling.Citation;

/** The order of the automatic steps is behaviour: events are recorded in it. */
class AutomaticStepsTest {

    private static final String ORDER = "automatic-steps.txt";

    /** A change of the order is seen in the file: it changes what games record. */
    @Test
    void theStepsStandInTheOrderOfTheFile() throws IOException {
        try (var file = getClass().getResourceAsStream(ORDER)) {
            assertThat(order()).isEqualTo(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
        }
    }

    private static List<String> order() {
        var positions = Stream.of(SequencePosition.values()).map(position -> line(position.name(), position.steps()));
        return Stream.of(Stream.of(line("ALWAYS", AutomaticSteps.always())), positions,
                Stream.of("AFTER THE CONTINUATION ROLL: " + RoundStages.ALL.stream().map(RoundStage::name).collect(Collectors.joining(", "))))
                .flatMap(lines -> lines).toList();
    }

    private static String line(String position, List<AutomaticStep<EuCommandRun>> steps) {
        return position + ": " + steps.stream().map(AutomaticStep::name).collect(Collectors.joining(", "));
    }

    @Test
    void eachStepStandsAtItsPlaceByARuleOfTheIndex() {
        var rules = Stream.concat(allSteps().flatMap(step -> step.rules().stream()), RoundStages.ALL.stream().map(RoundStage::rule));

        assertThat(rules.filter(rule -> War.RULES.rulebook().find(rule).isEmpty()).map(Citation::id)).isEmpty();
    }

    @Test
    void oneNameIsOneStep() {
        var byName = allSteps().distinct().collect(Collectors.groupingBy(AutomaticStep::name));

        assertThat(byName.values().stream().filter(steps -> steps.size() > 1)).isEmpty();
    }

    private static Stream<AutomaticStep<EuCommandRun>> allSteps() {
        return Stream.concat(AutomaticSteps.always().stream(), Stream.of(SequencePosition.values()).flatMap(position -> position.steps().stream()));
    }
}
