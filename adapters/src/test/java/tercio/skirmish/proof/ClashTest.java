package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.skirmish.rules.CaptainOrder.ATTACK;
import static tercio.skirmish.rules.CaptainOrder.FEINT;
import static tercio.skirmish.rules.CaptainOrder.HOLD;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.skirmish.rules.ClashProcedure;
import tercio.skirmish.rules.ClashRound;
import tercio.skirmish.rules.ClashTable;
import tercio.skirmish.rules.Melee;

/** Clashes worked out by hand from the printed table. */
class ClashTest {

    private static final Readings STANDARD = Readings.STANDARD;
    private static final int SIDES = 6;

    private record Fought(ClashRound end, List<Step> steps) {}

    private static Fought fought(Melee melee, Readings readings, int attack, int defence) {
        var recorder = StepRecorder.recording();
        var run = new ClashProcedure(ClashTable.PRINTED, readings).stages()
                .start(ClashProcedure.start(melee), Dice.inOrder(List.of(attack, defence)), recorder);
        return new Fought(((Run.Finished<ClashRound>) run).state(), recorder.steps());
    }

    /** 5 men attack 3 on equal ground: 4 + 1 (order) = 5 against 4 + 1 (hold) = 5: each side loses 1. */
    @Test
    void equalTotalsCostEachSideOne() {
        var clash = fought(new Melee(5, 3, 0, ATTACK, HOLD, 0, false), STANDARD, 4, 4);

        assertThat(clash.end().attackersLost()).isEqualTo(1);
        assertThat(clash.end().defendersLost()).isEqualTo(1);
        assertThat(clash.end().taken()).isFalse();
    }

    @Test
    void theReadingOfEqualTotalsSparesTheDefender() {
        var clash = fought(new Melee(5, 3, 0, ATTACK, HOLD, 0, false), new Readings(Map.of("SK-EQUAL", "attacker")), 4, 4);

        assertThat(clash.end().attackersLost()).isEqualTo(1);
        assertThat(clash.end().defendersLost()).isZero();
        assertThat(clash.steps()).filteredOn(step -> step.readings().contains("SK-EQUAL")).hasSize(1);
    }

    /** 6 against 2: 5 + 1 (order) + 1 (two to one) - 1 (uphill) - 1 (stream) = 5 against 2: margin 3, the defender loses 3 of 2. */
    @Test
    void aHillIsTakenWhenNobodyIsLeftOnIt() {
        var clash = fought(new Melee(6, 2, 0, ATTACK, ATTACK, 1, true), STANDARD, 5, 2);

        assertThat(clash.end().attackersLost()).isZero();
        assertThat(clash.end().defendersLost()).isEqualTo(2);
        assertThat(clash.end().taken()).isTrue();
        assertThat(clash.steps().getFirst().modifiers()).containsExactly(
                modifier(+1, "SK-CLASH-ATTACK-1", "order to attack"), modifier(+1, "SK-CLASH-ATTACK-2", "two men to one"),
                modifier(-1, "SK-CLASH-ATTACK-3", "uphill"), modifier(-1, "SK-CLASH-ATTACK-4", "across a stream"));
        assertThat(clash.steps()).extracting(step -> step.rule().id()).contains("SK-CLASH-CAP");
    }

    /** A feint has no bonus of its own and takes that of the hold: 3 = 3. With 2 fresh men 3 against 5: the attacker loses 2. */
    @Test
    void aFeintCancelsTheHoldAndTheReserveAddsItsMen() {
        assertThat(fought(new Melee(3, 3, 0, FEINT, HOLD, 0, false), STANDARD, 3, 3).end().total()).isZero();
        var reinforced = fought(new Melee(3, 3, 2, FEINT, HOLD, 0, false), STANDARD, 3, 3);
        assertThat(reinforced.end().attackersLost()).isEqualTo(2);
        assertThat(reinforced.end().defendersLost()).isZero();
        assertThat(reinforced.steps().get(1).modifiers()).containsExactly(modifier(2, "SK-CLASH-DEFENCE-2", "fresh men of the reserve"));
    }

    private static Modifier modifier(int value, String rule, String reason) {
        return new Modifier(value, reason, Citation.of(rule));
    }

    /** A margin beyond the table is read in its last line: 6 + 1 against 1 is 6, the line 3. */
    @Test
    void aMarginBeyondTheTableIsReadInItsLastLine() {
        var clash = fought(new Melee(5, 4, 0, ATTACK, ATTACK, 0, false), STANDARD, 6, 1);

        assertThat(clash.end().total()).isEqualTo(6);
        assertThat(clash.end().defendersLost()).isEqualTo(3);
        assertThat(clash.steps()).filteredOn(step -> step.cell() != null)
                .allMatch(step -> step.cell().table().equals("clash") && step.cell().row().equals("3"));
    }

    @Test
    void theOddsAreThoseOfAll36Throws() {
        for (var melee : List.of(new Melee(5, 3, 0, ATTACK, HOLD, 0, false), new Melee(6, 2, 1, FEINT, HOLD, 1, true),
                new Melee(1, 1, 0, ATTACK, FEINT, -2, false))) {
            var counted = new HashMap<ClashRound, BigInteger>();
            for (int attack = 1; attack <= SIDES; attack++) {
                for (int defence = 1; defence <= SIDES; defence++) {
                    counted.merge(fought(melee, STANDARD, attack, defence).end(), BigInteger.ONE, BigInteger::add);
                }
            }
            var odds = new ClashProcedure(ClashTable.PRINTED, STANDARD).stages().distribution(ClashProcedure.start(melee));

            assertThat(odds.whole()).isEqualTo(BigInteger.valueOf(SIDES * SIDES));
            assertThat(odds.weights()).isEqualTo(counted);
            assertThat(odds.weightOf(end -> true)).isEqualTo(odds.whole());
        }
    }
}
