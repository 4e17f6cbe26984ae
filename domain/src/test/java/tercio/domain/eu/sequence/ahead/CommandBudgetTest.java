package tercio.domain.eu.sequence.ahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tercio.domain.ruling.TooManyStates;

/** The work for the odds of voyages, shared by the options of one question. */
class CommandBudgetTest {

    private final CommandBudget budget = new CommandBudget();

    /** Spends until the option is stopped. */
    private int spent() {
        int commands = 0;
        while (true) {
            try {
                budget.spend();
            } catch (TooManyStates stopped) {
                assertThat(stopped).hasMessageContaining("6000");
                return commands;
            }
            commands++;
        }
    }

    @Test
    void aSingleVoyageGetsAllOfIt() {
        assertThat(spent()).isEqualTo(6000);
    }

    @Test
    void ofSeveralVoyagesEachGetsHalfOfWhatIsLeft() {
        budget.beginOption();
        assertThat(spent()).as("the first takes too long").isEqualTo(3000);
        budget.beginOption();
        assertThat(spent()).as("so does the second").isEqualTo(1500);
        budget.beginOption();
        budget.spend();
        budget.beginOption();
        assertThat(spent()).as("half of the 1499 that the third has left, rounded up").isEqualTo(750);
    }

    @Test
    void whatIsUsedUpStaysSo() {
        spent();
        budget.beginOption();
        assertThatThrownBy(budget::spend).isInstanceOf(TooManyStates.class);
    }
}
