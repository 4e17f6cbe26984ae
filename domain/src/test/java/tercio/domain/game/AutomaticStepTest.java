package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;

class AutomaticStepTest {

    @Test
    void anOpenQuestionStopsTheSteps() {
        assertThat(take(AutomaticStep.waits("question", play -> true, "RULE-1"))).isEqualTo(StepResult.AWAITS_PLAYER);
        assertThat(take(AutomaticStep.waits("question", play -> false, "RULE-1"))).isEqualTo(StepResult.NOT_DUE);
        assertThat(take(AutomaticStep.last("last", play -> false, "RULE-1"))).isEqualTo(StepResult.AWAITS_PLAYER);
        assertThat(take(AutomaticStep.of("step", play -> false, "RULE-1"))).isEqualTo(StepResult.NOT_DUE);
    }

    @Test
    void aStepThatChangesNothingIsNotTakenForEver() {
        AutomaticStep<CommandRun<String, Event>> idle = AutomaticStep.of("idle", play -> true, "RULE-1");

        assertThatThrownBy(() -> idle.take(someRun())).isInstanceOf(IllegalStateException.class).hasMessageContaining("idle");
    }

    private static StepResult take(AutomaticStep<CommandRun<String, Event>> step) {
        return step.take(someRun());
    }

    private static CommandRun<String, Event> someRun() {
        return new CommandRun<>("board", Dice.NONE, (state, event) -> state) {};
    }
}
