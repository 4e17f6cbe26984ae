package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The p-values of short series, where the chi-squared distribution misleads. */
class FairDiceTest {

    private static List<Integer> counts(int sides, int... rolls) {
        return IntStream.rangeClosed(1, sides).mapToObj(side -> (int) IntStream.of(rolls).filter(roll -> roll == side).count()).toList();
    }

    private static int squares(List<Integer> counts) {
        return counts.stream().mapToInt(count -> count * count).sum();
    }

    @Test
    void threeEqualRollsAreOneInAHundred() {
        var counts = counts(10, 7, 7, 7);
        assertThat(FairDice.deviatesAtLeastAs(counts)).isCloseTo(1.0 / 100, within(1e-12));
        assertThat(FairDice.limit(counts, 3)).as("what the chi-squared distribution says").isCloseTo(0.0014, within(0.0001));
    }

    @Test
    void oneRollSaysNothing() {
        assertThat(FairDice.deviatesAtLeastAs(counts(10, 9))).isCloseTo(1, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"6, 5", "6, 7", "10, 4", "10, 5", "4, 8"})
    void theExactProbabilityIsThatOfAllSeriesCounted(int sides, int rolls) {
        int all = (int) Math.pow(sides, rolls);
        var squaresOfAll = IntStream.range(0, all).map(number -> squares(counts(sides,
                IntStream.range(0, rolls).map(roll -> number / (int) Math.pow(sides, roll) % sides + 1).toArray()))).toArray();
        for (int number : new int[] {0, 1, all / 3, all / 7, all - 2}) {
            var counts = counts(sides, IntStream.range(0, rolls).map(roll -> number / (int) Math.pow(sides, roll) % sides + 1).toArray());
            double counted = (double) IntStream.of(squaresOfAll).filter(squares -> squares >= squares(counts)).count() / all;
            assertThat(FairDice.exact(counts, rolls)).as(counts.toString()).isCloseTo(counted, within(1e-12));
        }
    }

    @Test
    void aLongSeriesIsNearTheLimit() {
        var counts = List.of(9, 4, 3, 8, 5, 2, 7, 4, 5, 2);
        assertThat(FairDice.exact(counts, 49)).isCloseTo(FairDice.limit(counts, 49), within(0.02));
        var longer = List.of(90, 40, 30, 80, 50, 20, 70, 40, 50, 20);
        assertThat(FairDice.deviatesAtLeastAs(longer)).isEqualTo(FairDice.limit(longer, 490));
    }
}
