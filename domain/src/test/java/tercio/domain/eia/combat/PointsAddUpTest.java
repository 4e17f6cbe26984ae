package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.common.tables.CombatConstants;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Modifier;

/** The parts of political points add up to what is given (EIA-7.5.2.10.1.3). */
class PointsAddUpTest {

    private static final CombatConstants FIGURES = EiaTables.PRINTED.constants();

    @ParameterizedTest(name = "{0} corps, {1} large: {2}")
    @CsvSource({"1, 0, 0 1", "2, 0, 1", "3, 0, 1 1", "4, 0, 2", "5, 0, 2 1", "6, 0, 3", "7, 0, 3 1 -1", "9, 0, 4 1 -2", "2, 1, 1 1", "3, 3, 3"})
    void halvesAreSummedRoundedUpAndCut(int corps, int large, String parts) {
        var expected = IntStream.of(Arrays.stream(parts.split(" ")).mapToInt(Integer::parseInt).toArray()).boxed().toList();
        assertThat(PoliticalPoints.ofVictory(corps, large, false, FIGURES).applied()).extracting(Modifier::value).isEqualTo(expected);
        assertThat(PoliticalPoints.ofDefeat(corps, large, false, FIGURES).applied()).extracting(Modifier::value).isEqualTo(expected.stream().map(value -> -value).toList());
    }

    @Test
    void napoleonAddsOneToAVictoryAndTakesTwoInADefeat() {
        var gained = PoliticalPoints.ofVictory(5, 0, true, FIGURES);
        assertThat(gained.total()).isEqualTo(3 + 1);
        assertThat(gained.applied().getLast().rule().id()).isEqualTo("EIA-7.5.2.10.1.3.1");
        var lost = PoliticalPoints.ofDefeat(5, 0, true, FIGURES);
        assertThat(lost.total()).isEqualTo(-3 - 2);
        assertThat(lost.applied().getLast().rule().id()).isEqualTo("EIA-7.5.2.10.1.3.2");
    }

    @Test
    void anEqualPartIsRoundedUp() {
        assertThat(PoliticalPoints.share(PoliticalPoints.ofVictory(5, 0, false, FIGURES), 2).total()).as("half of 3").isEqualTo(2);
        assertThat(PoliticalPoints.share(PoliticalPoints.ofDefeat(5, 0, true, FIGURES), 2).total()).as("half of -5").isEqualTo(-3);
        assertThat(PoliticalPoints.share(PoliticalPoints.ofVictory(2, 0, false, FIGURES), 3).total()).as("a third of 1").isEqualTo(1);
    }
}
