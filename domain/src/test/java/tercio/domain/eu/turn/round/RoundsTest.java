package tercio.domain.eu.turn.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.turn.round.Continuation.Ending;
import tercio.domain.eu.turn.round.Continuation.NextRound;
import tercio.domain.eu.turn.round.StartingRound.Opening;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

class RoundsTest {

    @ParameterizedTest
    @CsvSource({"1,W0", "2,S1", "3,S1", "4,S2", "5,S2", "6,W2", "7,S3", "10,S3"})
    void theStartingDieIsNeverModified(int die, RoundBox box) {
        assertThat(start(die, true).box()).isEqualTo(box);
    }

    @Test
    void theFirstRoundIsBadInAPoorWinterAndTheSundFreezesOnlyOnAOne() {
        assertThat(start(1, true)).isEqualTo(new Opening(true, RoundBox.W0, true, true));
        assertThat(start(6, true)).isEqualTo(new Opening(true, RoundBox.W2, true, false));
        assertThat(start(1, false)).isEqualTo(new Opening(false, RoundBox.W0, false, false));
        assertThat(start(7, true).badWeather()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "S1,5,W1,true", "S1,6,S2,false", "S4,1,W4,true", "S5,5,W5,true", "S5,6,END,false",
        "W0,7,S1,false", "W0,8,W1,false", "W0,9,S2,false", "W3,10,S5,false", "W4,8,W5,false", "W4,9,END,false", "W5,1,END,false", "W5,10,END,false"})
    void anArrowLeadsOnAndOnlyThoseOutOfSummerAreRed(RoundBox from, int die, RoundBox next, boolean extended) {
        var coming = roll(from, Period.III, false, die);
        assertThat(coming.next()).isEqualTo(next);
        assertThat(coming.extendedCampaign()).isEqualTo(extended);
    }

    /** The columns of the track, a winter and the summer after it: at least one round in each is played, and at most both. */
    @Test
    void eachColumnOfTheTrackHasOneRoundOrTwo() {
        assertThat(rounds(RoundBox.S1, false)).as("from the first summer to the end of year 5: S1, then one of each of W1-S2, W2-S3, W3-S4 and W4-S5").isEqualTo(5);
        assertThat(rounds(RoundBox.S1, true)).as("S1, both of those four columns, and W5").isEqualTo(1 + 2 * 4 + 1);
        assertThat(rounds(RoundBox.W4, false)).as("the phase may end after the last column has begun").isEqualTo(1);
        assertThat(rounds(RoundBox.W4, true)).as("W4, S5 and W5").isEqualTo(3);
    }

    /** The fewest or the most rounds that are played from a box on, that box among them. Several dice lead to the same box, which is followed once. */
    private static int rounds(RoundBox from, boolean most) {
        var boxes = IntStream.rangeClosed(1, 10).mapToObj(die -> roll(from, Period.III, false, die).next()).distinct();
        var after = boxes.mapToInt(next -> next == RoundBox.END ? 0 : rounds(next, most));
        return 1 + (most ? after.max() : after.min()).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"1,true", "2,false", "3,true", "4,false", "5,true"})
    void theNaturalDieDecidesTheWeatherOfAnExtendedCampaign(int die, boolean bad) {
        assertThat(roll(RoundBox.S3, Period.III, false, die).badWeather()).isEqualTo(bad);
    }

    @Test
    void latePeriodsComeToWinterMoreOften() {
        var coming = roll(RoundBox.S3, Period.VI, false, 6);
        assertThat(coming.modified()).isEqualTo(5);
        assertThat(coming.next()).isEqualTo(RoundBox.W3);
        assertThat(coming.extendedCampaign()).isTrue();
        assertThat(coming.badWeather()).isFalse();
    }

    @Test
    void poorWeatherPushesOnAndMakesEachWinterBad() {
        var summer = roll(RoundBox.S3, Period.III, true, 5);
        assertThat(summer.modified()).isEqualTo(7);
        assertThat(summer.next()).isEqualTo(RoundBox.S4);
        assertThat(summer.badWeather()).isFalse();

        var winter = roll(RoundBox.W2, Period.III, true, 6);
        assertThat(winter.next()).isEqualTo(RoundBox.W3);
        assertThat(winter.badWeather()).isTrue();
        assertThat(winter.extendedCampaign()).isFalse();
        assertThat(winter.sundFrozen()).isFalse();
    }

    @Test
    void theSundFreezesInAPoorWinterAfterANaturalOne() {
        assertThat(roll(RoundBox.S2, Period.III, true, 1).sundFrozen()).isTrue();
        assertThat(roll(RoundBox.S2, Period.III, false, 1).sundFrozen()).isFalse();
        assertThat(roll(RoundBox.W2, Period.III, true, 1).sundFrozen()).isFalse();
    }

    @Test
    void noRoundFollowsTheEnd() {
        assertThatThrownBy(() -> new Ending(RoundBox.END, Period.I, false)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"W4,2,W5", "W4,5,END", "W5,1,END", "S1,2,S2", "W0,1,S1", "W3,0,W3"})
    void woundsCountAlongTheLongestPath(RoundBox from, int rounds, RoundBox back) {
        assertThat(from.plusRounds(rounds)).isEqualTo(back);
    }

    @ParameterizedTest
    @CsvSource({"S3,W3,false", "W3,S4,true", "W3,W4,true", "S3,S4,true", "W5,END,true", "S5,END,true"})
    void winteringComesWhereTheYearChanges(RoundBox from, RoundBox next, boolean winters) {
        assertThat(from.hasWinteringBefore(next)).isEqualTo(winters);
    }

    @Test
    void aBoxIsReadByItsLabel() {
        for (var box : RoundBox.values()) {
            assertThat(RoundBox.ofLabel(box.label())).isEqualTo(box);
        }
        assertThat(RoundBox.END.label()).isEqualTo("End");
        assertThat(RoundBox.END.season()).isEqualTo(RoundBox.Season.NONE);
        assertThat(RoundBox.S5.season()).isEqualTo(RoundBox.Season.SUMMER);
    }

    private static NextRound roll(RoundBox from, Period period, boolean poorWeather, int die) {
        var run = Continuation.procedure(EuTables.PRINTED).start(Continuation.start(new Ending(from, period, poorWeather)),
                Dice.inOrder(List.of(die)), StepRecorder.SILENT);
        return ((Run.Finished<NextRound>) run).state();
    }

    private static Opening start(int die, boolean poorWeather) {
        var run = StartingRound.procedure(EuTables.PRINTED).start(StartingRound.start(poorWeather), Dice.inOrder(List.of(die)), StepRecorder.SILENT);
        return ((Run.Finished<Opening>) run).state();
    }
}
