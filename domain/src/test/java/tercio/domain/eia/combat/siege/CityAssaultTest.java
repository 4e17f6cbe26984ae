package tercio.domain.eia.combat.siege;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings.Ratings;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Assault attempts, assaults and attacks of a garrison. */
class CityAssaultTest {

    private static final EiaTables TABLES = EiaTables.PRINTED;

    private static CombatForce infantry(Power power, int corps, int count) {
        return CombatForce.of(power, corps, List.of(new FactorLine(FactorType.INFANTRY, power.nation(), count, 30)), Optional.empty(), Ratings.NONE);
    }

    private static CityAssault assault(int fleches, CombatForce besieger, CombatForce garrison, Readings readings) {
        return new CityAssault(fleches, 3, 1, besieger, garrison, Honours.NONE, true, false, false, readings);
    }

    private static CityAssaultOutcome stormed(CityAssault assault, Integer... dice) {
        var combat = new CityAssaultProcedure(assault, TABLES).combat();
        var run = combat.stages().start(combat.start(), Dice.inOrder(List.of(dice)), StepRecorder.SILENT);
        return CityAssaultOutcome.of(assault, AttemptState.START, ((Run.Finished<CombatState>) run).state(), TABLES);
    }

    /** A capacity of 15: one is added with 9 factors or fewer (EIA-7.5.4.1.1.2). */
    @ParameterizedTest
    @CsvSource({"0,9,1", "0,10,0", "2,9,-1", "2,15,-2"})
    void theAttemptIsModified(int fleches, int garrison, int modifier) {
        assertThat(AssaultAttempt.modifiers(TABLES, fleches, 3, garrison, Readings.STANDARD, true).total()).isEqualTo(modifier);
    }

    @Test
    void fiveShortIsUndergarrisonedUnderAReading() {
        assertThat(AssaultAttempt.modifiers(TABLES, 0, 3, 10, new Readings(Map.of("EIA-UNDERGARRISONED", "5-or-more-short")), true).total()).isEqualTo(1);
    }

    /** 5-1 die 6: 15% of 20 = 3 and 2.2; 5-2 die 6: 20% of 9 = 2 and 2.8. */
    @Test
    void theBesiegerUsesFiveOneAndTheGarrisonFiveTwo() {
        var outcome = stormed(assault(0, infantry(Power.FRANCE, 1, 20), infantry(Power.AUSTRIA, 0, 9), Readings.STANDARD), 6, 6, 6, 6);

        var first = outcome.rounds().getFirst();
        assertThat(first.attackerFire()).hasToString("RoundFire[table=5-1, die=6, modified=6, percentage=15, factors=3, morale=22]");
        assertThat(first.defenderFire()).hasToString("RoundFire[table=5-2, die=6, modified=6, percentage=20, factors=2, morale=28]");
    }

    /** After two rounds of 6 both have lost more than 3.0: nobody wins, and the garrison of a fortress gains the point. */
    @Test
    void whereBothBreakTheSiegeGoesOn() {
        var besieger = infantry(Power.FRANCE, 1, 20);
        var garrison = infantry(Power.AUSTRIA, 0, 9);
        var outcome = stormed(assault(1, besieger, garrison, Readings.STANDARD), 6, 6, 6, 6);

        assertThat(outcome.fight().orElseThrow().ended()).isEqualTo(CombatEnd.BOTH_BREAK);
        assertThat(outcome.result()).isEqualTo(AssaultResult.REPULSED);
        assertThat(outcome.garrisonPoints()).isEqualTo(1);
        var other = stormed(assault(1, besieger, garrison, new Readings(Map.of("EIA-ASSAULT-BOTH-BREAK", "besieger-wins"))), 6, 6, 6, 6);
        assertThat(other.result()).isEqualTo(AssaultResult.CAPTURED);
        assertThat(other.prisoners().total() + other.rounds().stream().mapToInt(round -> round.defenderLosses().total()).sum()).isEqualTo(9);
    }

    /** Besieger 6 and 6, garrison 1 and 1: 2.2 twice breaks 3.0, 0.8 twice does not. */
    @ParameterizedTest
    @CsvSource({"0,0,0", "1,0,1", "0,1,1"})
    void aPointForAFortressOrACorps(int fleches, int corps, int points) {
        var outcome = stormed(assault(fleches, infantry(Power.FRANCE, 1, 20), infantry(Power.AUSTRIA, corps, 9), Readings.STANDARD), 6, 1, 6, 1);

        assertThat(outcome.result()).isEqualTo(AssaultResult.CAPTURED);
        assertThat(outcome.besiegerPoints()).isEqualTo(points);
        assertThat(outcome.garrisonPoints()).isZero();
        assertThat(outcome.garrison().isEmpty()).isTrue();
    }

    @Test
    void aGarrisonThatAttacksUsesFiveOne() {
        var attack = SiegeRounds.of(TABLES, 1, false, infantry(Power.AUSTRIA, 0, 9), infantry(Power.FRANCE, 1, 20));
        var run = attack.stages().start(attack.start(), Dice.inOrder(List.of(6, 1, 6, 1)), StepRecorder.SILENT);
        var end = ((Run.Finished<CombatState>) run).state();

        assertThat(end.sheet().rounds().getFirst().attackerFire().table()).hasToString("5-1");
        assertThat(end.sheet().rounds().getFirst().defenderFire().table()).hasToString("5-2");
        assertThat(end.winner()).isEqualTo(CombatSide.ATTACKER);
    }

    /** 20% of 20 French factors wipe out three Austrian ones (die 7 is out of reach: 5-2 die 6 gives 4). */
    @Test
    void aGarrisonThatAttacksMayBeWipedOut() {
        var attack = SiegeRounds.of(TABLES, 1, false, infantry(Power.AUSTRIA, 0, 3), infantry(Power.FRANCE, 1, 20));
        var run = attack.stages().start(attack.start(), Dice.inOrder(List.of(1, 6)), StepRecorder.SILENT);
        var end = ((Run.Finished<CombatState>) run).state();

        assertThat(end.ended()).isEqualTo(CombatEnd.ELIMINATION);
        assertThat(end.winner()).isEqualTo(CombatSide.DEFENDER);
        assertThat(attack.factorsLeft(end, CombatSide.ATTACKER)).isZero();
    }

    /** Die 1 is a sortie, 2 to 4 nothing, 5 and 6 a breach; no modifier with 10 of 15 factors and no fleche. */
    @Test
    void theOddsOfAnAttempt() {
        var assault = assault(0, infantry(Power.FRANCE, 1, 20), infantry(Power.AUSTRIA, 0, 10), Readings.STANDARD);
        var odds = CityAssaultForecast.ends(assault, TABLES);

        assertThat(odds.weightOf(end -> end.result() == AssaultResult.SORTIE).multiply(BigInteger.valueOf(6))).isEqualTo(odds.whole());
        assertThat(odds.weightOf(end -> end.result() == AssaultResult.NO_RESULT).multiply(BigInteger.TWO)).isEqualTo(odds.whole());
        assertThat(odds.weightOf(end -> end.ended() != null).multiply(BigInteger.valueOf(3))).isEqualTo(odds.whole());
    }
}
