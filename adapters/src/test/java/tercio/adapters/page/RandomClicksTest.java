package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.given.Thorough;

/** Two short games by clicks at random; {@link RandomClicker} plays many long ones. */
@InSecondBrowser
@Thorough("Clicks at random take as long as they are let, and a seed tells nothing new the second time.")
class RandomClicksTest extends AtTheTable {

    private static final long SEED = Long.getLong("tercio.clicks.seed", 1618);
    private static final int CLICKS = 16;

    /** A game of Europa at a hot seat, and one of Empires in Arms from the link of a seat. */
    @ParameterizedTest
    @CsvSource({"0", "7"})
    void theBoardStaysThatOfTheService(int number) {
        assertThat(new RandomClicks(table, number, SEED + number, "").play(CLICKS).faults()).as("seed %s", SEED).isEmpty();
    }
}
