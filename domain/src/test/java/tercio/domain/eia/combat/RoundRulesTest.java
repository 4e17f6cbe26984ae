package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.GUARD;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eia.combat.RoundVerdict.Standing;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChart.TableSet;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.StepRecorder;

/** The functions of a round with the numbers of the rulebook and of play-by-mail reports. */
class RoundRulesTest {

    private static final EiaTables TABLES = EiaTables.PRINTED;

    private static int base(int method, Power power, FactorLine... lines) {
        return new MoraleLevel(TABLES, method).base("attacker", power, List.of(lines), StepRecorder.SILENT);
    }

    /** The example of method one: 193 over 51 factors is 3.784, rounded up to 3.8 (EIA-7.5.2.6.1.1). */
    @Test
    void methodOneRoundsUpToTheNextTenth() {
        assertThat(base(1, Power.FRANCE, new FactorLine(INFANTRY, new NationId("france"), 21, 30), new FactorLine(INFANTRY, new NationId("france"), 20, 40),
                new FactorLine(GUARD, new NationId("france"), 10, 50))).isEqualTo(38);
    }

    /** The example of method two: 3.5 + 0.3 - 0.6, and 2.7 on the second day (EIA-7.5.2.6.1.2, EIA-7.5.2.6.2). */
    @Test
    void methodTwoAddsGuardsAndTakesMilitia() {
        int base = base(2, Power.AUSTRIA, new FactorLine(GUARD, new NationId("austria"), 3, 50), new FactorLine(INFANTRY, new NationId("austria"), 28, 30),
                new FactorLine(MILITIA, new NationId("austria"), 6, 20));

        assertThat(base).isEqualTo(32);
        assertThat(new MoraleLevel(TABLES, 2).finalLevel("attacker", base, 2, AppliedModifiers.NONE, StepRecorder.SILENT)).isEqualTo(27);
    }

    @Test
    void methodTwoIsLimitedInBothDirections() {
        assertThat(base(2, Power.AUSTRIA, new FactorLine(GUARD, new NationId("austria"), 9, 50))).isEqualTo(35 + 5);
        assertThat(base(2, Power.RUSSIA, new FactorLine(MILITIA, new NationId("russia"), 9, 20), new FactorLine(COSSACK, new NationId("russia"), 7, 10))).isEqualTo(35 - 10);
    }

    @Test
    void onlyPoorMinorFactorsCountUnderMethodTwo() {
        assertThat(base(2, Power.FRANCE, new FactorLine(INFANTRY, new NationId("bavaria"), 4, 20), new FactorLine(CAVALRY, new NationId("bavaria"), 3, 30),
                new FactorLine(INFANTRY, new NationId("france"), 3, 20))).isEqualTo(40 - 4);
    }

    /** Reports of play by mail: table, die, percentage of factors, morale. */
    @ParameterizedTest
    @CsvSource({"3,3,6,28,15,4,28", "3,1,5,20,10,2,11", "5,4,3,20,15,3,24", "4,1,3,20,10,2,7", "4,1,4,50,10,5,10", "2,1,3,37,5,2,2", "4,3,4,48,15,7,20",
        "2,1,4,32,5,2,5"})
    void aRoundOfFire(int casualty, int morale, int die, int factors, int percentage, int inflicted, int lost) {
        assertThat(RoundFire.of(TABLES, new CombatTable(casualty, morale), AppliedModifiers.NONE, die, factors))
                .isEqualTo(new RoundFire(new CombatTable(casualty, morale), die, die, percentage, inflicted, lost));
    }

    /** The example of outflanking: 16 pinning factors and twice 10 outflankers on table 4-4 (EIA-7.5.2.7.2). */
    @Test
    void outflankersCountTwiceOnceTheyArrive() {
        assertThat(CombatTables.of(TABLES, OperationalChit.OUTFLANK, OperationalChit.COUNTERATTACK, TableSet.FIRST, 1, CombatSide.ATTACKER, AreaTerrain.CLEAR))
                .hasToString("2-1");
        assertThat(CombatTables.of(TABLES, OperationalChit.OUTFLANK, OperationalChit.COUNTERATTACK, TableSet.SECOND, 2, CombatSide.ATTACKER, AreaTerrain.CLEAR))
                .hasToString("4-4");
        var force = CombatForce.of(Power.FRANCE, 2, List.of(new FactorLine(INFANTRY, new NationId("france"), 30, 40)), Optional.empty(), TABLES.intrinsic().of(Power.FRANCE));
        var lines = ForceLines.divide(force, List.of(10));
        var after = lines.afterCasualties(lines.start(), new CombatDemand(4, false, false, false), false);
        assertThat(lines.firing(after, false, 2)).isEqualTo(16);
        assertThat(lines.firing(after, true, 2)).isEqualTo(36);
    }

    /** The echelon chit against counterattack, round by round (EIA-7.5.2.7). */
    @Test
    void theExampleOfTheChart() {
        for (int round = 1; round <= 3; round++) {
            var pair = TABLES.operational().at(OperationalChit.ECHELON, OperationalChit.COUNTERATTACK, TableSet.FIRST, round);
            assertThat(pair.attacker() + " " + pair.defender()).isEqualTo(List.of("1-2 3-1", "3-4 4-1", "2-4 2-1").get(round - 1));
        }
    }

    @ParameterizedTest
    @CsvSource({"CLEAR,2-2,2-2", "FOREST,1-2,1-2", "MOUNTAIN,1-2,2-2", "DESERT,2-3,2-3", "MARSH,1-3,1-3"})
    void terrainShiftsTheTables(AreaTerrain terrain, String attacker, String defender) {
        var effects = TABLES.terrain().of(terrain);
        assertThat(effects.applyTo(new CombatTable(2, 2), CombatSide.ATTACKER)).hasToString(attacker);
        assertThat(effects.applyTo(new CombatTable(2, 2), CombatSide.DEFENDER)).hasToString(defender);
    }

    @Test
    void shiftedLevelsStayWithinTheChart() {
        assertThat(TABLES.terrain().of(AreaTerrain.MARSH).applyTo(new CombatTable(1, 5), CombatSide.ATTACKER)).hasToString("1-5");
    }

    @ParameterizedTest
    @CsvSource({"4,1,1,4", "4,1,2,3", "4,1,3,2", "4,3,6,3", "4,3,7,2", "1,1,3,0", "0,1,2,0"})
    void aRatingFallsWithTheCorps(int printed, int maximum, int corps, int value) {
        assertThat(TacticalRating.of(printed, maximum, corps, Readings.STANDARD).value()).isEqualTo(value);
    }

    @Test
    void anOptionTakesAPointForEachFurtherMultiple() {
        var option = new Readings(Map.of("EIA-TACTICAL-MULTIPLES", "on"));
        assertThat(TacticalRating.of(5, 2, 6, option).value()).isEqualTo(3);
        assertThat(TacticalRating.of(5, 2, 7, option).value()).isEqualTo(2);
    }

    @Test
    void dieModifiersAreCutAtPlusOne() {
        var sum = DieModifiers.of(TABLES, CombatSide.ATTACKER, 4, 3, true, true, 0);
        assertThat(sum.total()).isEqualTo(1);
        assertThat(sum.applied()).extracting(Modifier::value).containsExactly(1, 1, -1);
        assertThat(sum.applied()).extracting(Modifier::rule).contains(Citation.of("EIA-12.3.3.1"));
        assertThat(DieModifiers.of(TABLES, CombatSide.DEFENDER, 5, 0, true, false, 0).total()).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({"8,20,4,20,true", "7,20,4,20,false", "0,20,0,20,false", "1,20,0,20,true", "8,8,4,4,false", "8,8,4,5,true"})
    void cavalryIsSuperiorWithTwiceAsMany(int own, int all, int enemy, int enemies, boolean superior) {
        assertThat(new DieModifiers.CavalryCount(own, all, enemy, enemies).superior(TABLES.constants())).isEqualTo(superior);
    }

    @Test
    void militiaAreLostLastOnceMoraleHasFallenByTwo() {
        var held = new Factors(Map.of(MILITIA, 5, INFANTRY, 3));
        var order = List.of(MILITIA, INFANTRY);
        assertThat(new CasualtyRules(held, 4, false, false).inOrder(order)).isEqualTo(Factors.of(MILITIA, 4));
        assertThat(new CasualtyRules(held, 4, true, false).inOrder(order)).isEqualTo(new Factors(Map.of(INFANTRY, 3, MILITIA, 1)));
        assertThat(new CasualtyRules(held, 4, true, false).refusal(Factors.of(MILITIA, 4))).map(Refusal::rule).contains(Citation.of("EIA-7.5.2.9.2.1"));
        assertThat(new CasualtyRules(held, 4, true, false).refusal(new Factors(Map.of(INFANTRY, 3, MILITIA, 1)))).isEmpty();
    }

    @Test
    void aSideThatBreaksLosesACavalryFactor() {
        var held = new Factors(Map.of(CAVALRY, 2, INFANTRY, 5));
        var rules = new CasualtyRules(held, 3, false, true);
        assertThat(rules.inOrder(List.of(INFANTRY, CAVALRY))).isEqualTo(new Factors(Map.of(INFANTRY, 2, CAVALRY, 1)));
        assertThat(rules.refusal(Factors.of(INFANTRY, 3))).map(Refusal::rule).contains(Citation.of("EIA-7.5.2.9.2.2"));
        assertThat(rules.refusal(new Factors(Map.of(INFANTRY, 1, CAVALRY, 2)))).isEmpty();
        assertThat(new CasualtyRules(Factors.of(INFANTRY, 5), 3, false, true).refusal(Factors.of(INFANTRY, 3))).isEmpty();
    }

    @Test
    void aChoiceIsOfTheRightNumberAndOfWhatIsThere() {
        var rules = CasualtyRules.free(Factors.of(INFANTRY, 2), 3);
        assertThat(rules.number()).isEqualTo(2);
        assertThat(rules.refusal(Factors.of(INFANTRY, 1))).isPresent();
        assertThat(rules.refusal(Factors.of(GUARD, 2))).isPresent();
        assertThat(rules.refusal(Factors.of(INFANTRY, 2))).isEmpty();
    }

    @Test
    void whoIsLeftWinsThoughBroken() {
        var broken = new Standing(false, true);
        var gone = new Standing(true, true);
        var standing = new Standing(false, false);
        assertThat(RoundVerdict.of(standing, standing)).isEmpty();
        assertThat(RoundVerdict.of(broken, gone)).contains(new RoundVerdict(CombatEnd.ELIMINATION, Optional.of(CombatSide.ATTACKER)));
        assertThat(RoundVerdict.of(broken, broken)).contains(new RoundVerdict(CombatEnd.BOTH_BREAK, Optional.empty()));
        assertThat(RoundVerdict.of(gone, gone)).contains(new RoundVerdict(CombatEnd.ELIMINATION, Optional.empty()));
        assertThat(RoundVerdict.of(broken, standing)).contains(new RoundVerdict(CombatEnd.BREAK, Optional.of(CombatSide.DEFENDER)));
    }

    /** 2.6 lost after two rounds is class 3, one less in a forest (EIA-7.5.2.10.2.1); 1.0 after three rounds is class 3. */
    @Test
    void thePursuitClass() {
        assertThat(PursuitRules.classAfterBreak(TABLES, AreaTerrain.CLEAR, 26, 2, StepRecorder.SILENT)).isEqualTo(3);
        assertThat(PursuitRules.classAfterBreak(TABLES, AreaTerrain.FOREST, 26, 2, StepRecorder.SILENT)).isEqualTo(2);
        assertThat(PursuitRules.classAfterBreak(TABLES, AreaTerrain.MARSH, 26, 2, StepRecorder.SILENT)).isEqualTo(1);
        assertThat(PursuitRules.classAfterBreak(TABLES, AreaTerrain.CLEAR, 10, 3, StepRecorder.SILENT)).isEqualTo(3);
        assertThat(PursuitRules.classAfterWithdrawal(TABLES, AreaTerrain.MOUNTAIN, StepRecorder.SILENT)).isZero();
    }

    @Test
    void pursuitPointsTakeOneThreeOrSix() {
        var held = new Factors(Map.of(CAVALRY, 2, INFANTRY, 4, GUARD, 4, MILITIA, 8));
        var constants = TABLES.constants();
        assertThat(PursuitRules.inOrder(held, 2, List.of(MILITIA, INFANTRY, GUARD, CAVALRY), true, constants)).isEqualTo(Factors.of(MILITIA, 8));
        assertThat(PursuitRules.inOrder(held, 2, List.of(INFANTRY, GUARD, MILITIA, CAVALRY), true, constants))
                .isEqualTo(new Factors(Map.of(INFANTRY, 4, GUARD, 2)));
        assertThat(PursuitRules.inOrder(held, 3, List.of(CAVALRY, MILITIA, INFANTRY, GUARD), true, constants))
                .isEqualTo(new Factors(Map.of(CAVALRY, 2, MILITIA, 6)));
    }

    @Test
    void aFreeChoiceOfPursuitLossesIsPaidPointByPoint() {
        var held = new Factors(Map.of(CAVALRY, 2, INFANTRY, 4, MILITIA, 8));
        var constants = TABLES.constants();
        assertThat(PursuitRules.refusal(held, 2, new Factors(Map.of(CAVALRY, 1, INFANTRY, 3)), true, constants)).isEmpty();
        assertThat(PursuitRules.refusal(held, 2, new Factors(Map.of(INFANTRY, 4)), true, constants)).isEmpty();
        assertThat(PursuitRules.refusal(held, 2, new Factors(Map.of(CAVALRY, 1, INFANTRY, 1)), true, constants)).isPresent();
        assertThat(PursuitRules.refusal(held, 2, new Factors(Map.of(INFANTRY, 2, MILITIA, 2)), true, constants)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"4,0,false,false,2,-2", "3,0,false,false,2,-2", "3,2,false,false,3,-3", "9,0,true,false,4,-3", "1,0,false,true,1,-3"})
    void halfAPointForEachCorps(int corps, int large, boolean napoleonWins, boolean napoleonLoses, int gain, int loss) {
        assertThat(PoliticalPoints.ofVictory(corps, large, napoleonWins, TABLES.constants()).total()).isEqualTo(gain);
        assertThat(PoliticalPoints.ofDefeat(corps, large, napoleonLoses, TABLES.constants()).total()).isEqualTo(loss);
    }

    @Test
    void numbersToRollOrLess() {
        assertThat(RatingNumber.withdrawal(TABLES, 3, OperationalChit.ECHELON, false).highestSuccess()).isEqualTo(4);
        assertThat(RatingNumber.withdrawal(TABLES, 3, OperationalChit.ASSAULT, false).highestSuccess()).isEqualTo(3);
        assertThat(RatingNumber.withdrawal(TABLES, 3, OperationalChit.ASSAULT, true).highestSuccess()).isEqualTo(4);
        assertThat(RatingNumber.arrival(TABLES, 3, OperationalChit.OUTFLANK, OperationalChit.DEFEND, CombatSide.ATTACKER, AreaTerrain.FOREST, 2).highestSuccess())
                .isEqualTo(3 + 1 - 1 + 2);
        assertThat(RatingNumber.arrival(TABLES, 3, OperationalChit.ASSAULT, OperationalChit.OUTFLANK, CombatSide.DEFENDER, AreaTerrain.DESERT, 1).highestSuccess())
                .isEqualTo(3);
        assertThat(RatingNumber.reinforcement(TABLES, 3, AreaTerrain.MARSH, true).highestSuccess()).isEqualTo(2);
        assertThat(RatingNumber.reinforcement(TABLES, 3, AreaTerrain.CLEAR, true).highestSuccess()).isEqualTo(2);
        assertThat(RatingNumber.reinforcement(TABLES, 3, AreaTerrain.DESERT, false).highestSuccess()).isEqualTo(3);
    }

    @Test
    void theSeniorLeaderOfThePowerWithMostCorpsCommands() {
        var davout = new CommanderChoice.Candidate(new EiaLeaderId("davout"), Power.FRANCE, 'B');
        var ney = new CommanderChoice.Candidate(new EiaLeaderId("ney"), Power.FRANCE, 'D');
        var charles = new CommanderChoice.Candidate(new EiaLeaderId("charles"), Power.AUSTRIA, 'A');
        assertThat(CommanderChoice.of(List.of(ney, charles, davout), Map.of(Power.FRANCE, 3, Power.AUSTRIA, 1))).containsExactly(davout);
        assertThat(CommanderChoice.of(List.of(ney, charles, davout), Map.of(Power.FRANCE, 2, Power.AUSTRIA, 2))).containsExactly(davout, charles);
        assertThat(CommanderChoice.takesOver(davout, ney)).isTrue();
        assertThat(CommanderChoice.takesOver(charles, ney)).isFalse();
        assertThat(CommanderChoice.takesOver(ney, null)).isTrue();
    }
}
