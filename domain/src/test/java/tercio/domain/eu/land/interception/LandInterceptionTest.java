package tercio.domain.eu.land.interception;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.LandInterception.Attempt;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.given.Told;

/** The Spaniards in Artois under a general of manoeuvre 4 try to catch the French under one of 2 who come across a river. */
class LandInterceptionTest {

    private static final Attempt ACROSS_THE_RIVER =
            new Attempt(4, 2, 0, true, true, false, false, false, true, false, false);

    @Test
    void theModifiersStandInTheExplanation() {
        var recorder = StepRecorder.recording();
        var roll = LandInterception.roll(EuTables.PRINTED);
        var run = roll.procedure().start(roll.start(ACROSS_THE_RIVER), Dice.inOrder(List.of(6)), recorder);
        assertThat(run).isInstanceOfSatisfying(Run.Finished.class, finished -> assertThat(finished.rolls()).hasSize(1));
        var step = recorder.steps().getFirst();
        assertThat(step.modifiers()).extracting(modifier -> modifier.rule().id())
                .containsExactly("EU-INT-LAND-1", "EU-INT-LAND-3", "EU-INT-LAND-4", "EU-INT-LAND-8");
        assertThat(step.modified()).isEqualTo(6 + 2 + 1 + 1 - 2);
        assertThat(Told.of(step.said())).isEqualTo("kernel.ruling.result-success.");
    }

    @Test
    void withoutADieItWaitsForOne() {
        var roll = LandInterception.roll(EuTables.PRINTED);
        assertThat(roll.procedure().start(roll.start(ACROSS_THE_RIVER), Dice.NONE, StepRecorder.SILENT))
                .isInstanceOfSatisfying(Run.MissingDie.class, lacking -> assertThat(lacking.die().purpose()).isEqualTo("interception"));
    }

    @Test
    void atPlusTwoFiveOfTenDiceSucceed() {
        var roll = LandInterception.roll(EuTables.PRINTED);
        var odds = roll.procedure().distribution(roll.start(ACROSS_THE_RIVER));
        assertThat(odds.weightOf(cast -> cast.result().isSuccess())).isEqualTo(BigInteger.valueOf(5));
        assertThat(odds.whole()).isEqualTo(BigInteger.TEN);
    }
}
