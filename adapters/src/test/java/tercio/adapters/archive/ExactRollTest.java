package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceEvent;
import tercio.domain.ruling.Readings;

/** A gamble of the race brings 4 squares with a 6 or more on a d10, that is in 5 of 10 ways, and none else. */
class ExactRollTest {

    private static List<RulebookFold.Result> squares(List<? extends RaceEvent> events) {
        return events.stream().filter(RaceEvent.Stepped.class::isInstance).map(RaceEvent.Stepped.class::cast)
                .map(step -> new RulebookFold.Result("gamble", step.pawn(), "", step.squares(), "squares", false)).toList();
    }

    private static ExactRoll roll(int squares) {
        var race = new Race();
        var board = race.start(new Race.Track("short", 10, Optional.empty()), new Readings(java.util.Map.of()));
        var rolls = ExactRoll.of(race, board, new Gamble("red"), List.of(new RulebookFold.Result("gamble", "red", "", squares, "squares", false)),
                events -> squares(events));
        assertThat(rolls).hasSize(1);
        return rolls.getFirst();
    }

    /** Mean 4 x 5/10 = 2; variance 16 x 5/10 - 4 = 4. */
    @Test
    void meanAndVarianceAreThoseOfAllValuesOfTheDie() {
        assertThat(roll(4).expected()).isEqualTo(2, within(1e-12));
        assertThat(roll(4).variance()).isEqualTo(4, within(1e-12));
    }

    @Test
    void thePercentileIsTheChanceOfAResultAtLeastAsGood() {
        assertThat(roll(4).percentile()).isEqualTo(0.5, within(1e-12));
        assertThat(roll(0).percentile()).isEqualTo(1, within(1e-12));
    }
}
