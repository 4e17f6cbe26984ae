package tercio.domain.eia.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

class ForagingTest {

    /** 7.4.1.3.2: three factors, two detached in a city that was passed, two lost: the detached ones go. */
    @Test
    void aCorpsOfOneFactorStaysWhileDetachedFactorsCanBeLost() {
        assertThat(ForageLosses.of(1, 2, 2)).isEqualTo(new ForageLosses(0, 2, false));
    }

    /** 7.4.1.3.2: five factors, two detached, two lost: both out of the corps. */
    @Test
    void lossesComeOutOfTheCorpsFirst() {
        assertThat(ForageLosses.of(3, 2, 2)).isEqualTo(new ForageLosses(2, 0, false));
    }

    /** 7.4.1.3.2: four factors, two detached, two lost: one of each. */
    @Test
    void theCorpsKeepsItsLastFactor() {
        assertThat(ForageLosses.of(2, 2, 2)).isEqualTo(new ForageLosses(1, 1, false));
    }

    @Test
    void theCorpsIsRemovedOnlyWhenAllFactorsAreLost() {
        assertThat(ForageLosses.of(2, 2, 3)).isEqualTo(new ForageLosses(1, 2, false));
        assertThat(ForageLosses.of(2, 2, 4)).isEqualTo(new ForageLosses(2, 2, true));
        assertThat(ForageLosses.of(2, 0, 9)).isEqualTo(new ForageLosses(2, 0, true));
    }

    @Test
    void everyModifierIsNamedWithItsRule() {
        var attempt = new Foraging.Attempt(3, 4, 2, false, true, true, true, Optional.empty());
        assertThat(Foraging.modifiers(attempt).applied()).containsExactly(
                new Modifier(2, "other corps in the area, at most +2", Citation.of("EIA-7.4.1.2.1")),
                new Modifier(-2, "unused movement points", Citation.of("EIA-7.4.1.2.2")),
                new Modifier(1, "force march", Citation.of("EIA-7.4.1.2.3")),
                new Modifier(2, "winter in the winter zone", Citation.of("EIA-7.4.1.2.4")),
                new Modifier(-1, "never left its own territory", Citation.of("EIA-7.4.1.2.5")));
    }

    @Test
    void aBesiegerGainsNothingByUnusedMovement() {
        assertThat(Foraging.modifiers(new Foraging.Attempt(3, 0, 3, true, false, false, false, Optional.empty())).total()).isZero();
    }

    @Test
    void eachPointAboveTheForageValueCostsAFactor() {
        assertThat(rolled(5, new Foraging.Attempt(3, 1, 0, false, false, false, false, Optional.empty())).factorsLost()).isEqualTo(3);
        assertThat(rolled(2, new Foraging.Attempt(3, 1, 0, false, false, false, false, Optional.empty())).factorsLost()).isZero();
    }

    @Test
    void theOddsOfALossAreExact() {
        var attempt = new Foraging.Attempt(3, 0, 0, false, false, false, false, Optional.of(new Foraging.Eligible(2, 0)));
        var odds = Foraging.PROCEDURE.distribution(Foraging.start(attempt)).map(Foraging.Result::factorsLost);
        // A 4 costs one factor, a 5 or a 6 both; below that nothing.
        assertThat(odds.weights()).isEqualTo(Map.of(0, BigInteger.valueOf(3), 1, BigInteger.ONE, 2, BigInteger.TWO));
        assertThat(odds.whole()).isEqualTo(BigInteger.valueOf(6));
    }

    private static Foraging.Result rolled(int die, Foraging.Attempt attempt) {
        var run = Foraging.PROCEDURE.start(Foraging.start(attempt), Dice.inOrder(List.of(die)), StepRecorder.SILENT);
        return ((Run.Finished<Foraging.Result>) run).state();
    }
}
