package tercio.application.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.application.given.RaceEvent.Rested;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.RecordedEvent;

/** A record whose end is missing is trimmed to the commands that are there whole. */
class CompleteCommandsTest {

    private static final Optional<String> NO_BOARD = Optional.empty();
    private static final RecordedEvent OPENING = event(1, 1, NO_BOARD);
    private static final RecordedEvent FIRST_OF_TWO = event(2, 2, NO_BOARD);
    private static final RecordedEvent SECOND_OF_TWO = event(3, 2, Optional.of("b3"));

    private static RecordedEvent event(int position, int since, Optional<String> board) {
        return new RecordedEvent(position, new Rested("red"), new Envelope(Instant.EPOCH, "Anna", "", since, List.of(), Explanation.NONE, Optional.empty(), Optional.empty(), board), "");
    }

    @Test
    void aCommandIsWholeWhereTheBoardStandsWithItsLastEvent() {
        assertThat(CompleteCommands.of(List.of(OPENING, FIRST_OF_TWO, SECOND_OF_TWO))).containsExactly(OPENING, FIRST_OF_TWO, SECOND_OF_TWO);
    }

    @Test
    void theEventsOfACommandWhoseEndIsMissingAreLeftOut() {
        var third = event(4, 4, NO_BOARD);
        assertThat(CompleteCommands.of(List.of(OPENING, FIRST_OF_TWO, SECOND_OF_TWO, third))).containsExactly(OPENING, FIRST_OF_TWO, SECOND_OF_TWO);
    }

    @Test
    void soItIsWhereTheFirstCommandIsTheOneWithoutItsEnd() {
        assertThat(CompleteCommands.of(List.of(OPENING, FIRST_OF_TWO))).containsExactly(OPENING);
    }

    @Test
    void theOpeningStays() {
        assertThat(CompleteCommands.of(List.of(OPENING))).containsExactly(OPENING);
    }
}
