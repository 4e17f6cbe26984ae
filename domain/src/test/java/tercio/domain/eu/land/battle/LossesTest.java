package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.RetreatIntent;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.battle.SevenLdDie;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;

/** EU-BATTLE-SMALL, EU-BATTLE-SIZE and EU-BATTLE-LOSS: from the dice to the dead. */
class LossesTest {

    private static final BattleSide EIGHT = stack("baviere", Units.of(2, 0, 0));

    private static int afterSmallStack(BattleSide side, SevenLdDie parity, Integer... inflicted) {
        var battle = battle().inTheRestOfTheWorld().of(side, EIGHT).asItBegins();
        var battleState = LandBattleProcedure.start(battle, EuTables.PRINTED)
                .with(Side.PHASING, sideState -> new SideState(0, List.of(inflicted), 0, parity, RetreatIntent.STAY, false,
                        SideState.UNKNOWN_ROOM, 0, 0, sideState.casualty(), sideState.victory()));
        return new Losses(new BattleParameters(battle, EuTables.PRINTED)).afterSmallStack(battleState, Side.PHASING);
    }

    /** Losses of 2 (6 thirds) less the modifier printed for each size. */
    @ParameterizedTest
    @CsvSource({"1,0,0", "2,0,2", "3,0,3", "4,0,4", "5,0,4", "6,0,5", "8,0,6", "1,1,1"})
    void smallStacksInflictLess(int ld, int lde, int left) {
        assertThat(afterSmallStack(stack("baviere", new Units(0, 0, ld, lde, 0, 0, false)), SevenLdDie.NOT_THROWN, 6))
                .isEqualTo(left);
    }

    @Test
    void lossesAreCappedByTheSizeOfWhoInflictsThem() {
        assertThat(afterSmallStack(stack("baviere", Units.of(0, 1, 0)), SevenLdDie.NOT_THROWN, 12))
                .as("4 less 1 1/3 are 2 2/3; no more than 2").isEqualTo(6);
    }

    @Test
    void sevenDetachmentsLoseAThirdOnlyOnAnOddDie() {
        var seven = stack("baviere", Units.of(1, 1, 1));
        assertThat(afterSmallStack(seven, SevenLdDie.ODD, 6)).isEqualTo(5);
        assertThat(afterSmallStack(seven, SevenLdDie.EVEN, 6)).isEqualTo(6);
    }

    @Test
    void theDieOfSevenDetachmentsIsThrownOnce() {
        var battle = battle().of(stack("baviere", Units.of(1, 1, 1)), EIGHT).rolling("phasing smallStack", 3);
        battle.fought();
        assertThat(battle.asked()).filteredOn("phasing smallStack"::equals).hasSize(1);
        assertThat(battle.asked().indexOf("phasing smallStack")).isGreaterThan(battle.asked().indexOf("nonPhasing shock1"))
                .isLessThan(battle.asked().indexOf("phasing fire2"));
    }

    @Test
    void sizeDifferentialsOfTheExamples() {
        var table = EuTables.PRINTED.lossBySize();
        assertThat(table.afterCorrection(-2, 12)).as("4 at -2 is 3").isEqualTo(9);
        assertThat(table.afterCorrection(1, 11)).as("3 2/3 at +1 is 4 1/3").isEqualTo(13);
        assertThat(table.afterCorrection(-2, 8)).as("2 2/3 at -2 is 1 2/3").isEqualTo(5);
        assertThat(table.afterCorrection(2, 21)).as("7 at +2 is 9").isEqualTo(27);
        assertThat(table.afterCorrection(3, 25)).as("8 1/3 at +3 is 13 1/3").isEqualTo(40);
        assertThat(table.afterCorrection(0, 0)).isZero();
        assertThat(table.afterCorrection(-1, 7)).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"0,0,0", "0,1,0", "0,2,-1", "4,0,1", "0,4,-1", "0,5,-2", "7,0,2", "7,4,1"})
    void sizeDifferentialsOfTheTable(int own, int enemy, int differential) {
        assertThat(EuTables.PRINTED.armySizes().differential(own, enemy)).isEqualTo(differential);
    }

    @Test
    void sizeDifferentialsAreNotTransitive() {
        var sizes = EuTables.PRINTED.armySizes();
        int poland = sizes.size(ArmyClass.IIM, false, Period.I);
        int france = sizes.size(ArmyClass.IV, false, Period.I);
        int spain = sizes.size(ArmyClass.III, false, Period.I);
        assertThat(sizes.differential(poland, france)).isEqualTo(1);
        assertThat(sizes.differential(france, spain)).isEqualTo(1);
        assertThat(sizes.differential(poland, spain)).isEqualTo(1);
    }

    @Test
    void inEuropeLossesAreRoundedInTheRestOfTheWorldTheyAreNot() {
        var french = battle().rolling("nonPhasing fire1", 10, "nonPhasing shock1", 6);
        assertThat(french.fought().phasing().losses()).as("1 2/3 and 1 at shock 7, less 2/3: 2").isEqualTo(6);
        assertThat(french.inTheRestOfTheWorld().rolling("nonPhasing fire2", 8).fought().phasing().losses())
                .as("2/3 more").isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({"4,2,0", "5,2,1", "7,2,2", "9,2,3", "9,0,3", "3,0,1"})
    void aRetreatCostsByTheDieLessTheManoeuvre(int die, int manoeuvre, int thirds) {
        var side = new BattleSide(new CountryId("saxe"), Units.of(1, 0, 0), ArmyClass.III, false, LandTechnology.MUSKETS, false,
                Optional.of(general(manoeuvre, 2, 2)), false, false);
        var outcome = battle().of(EIGHT, side).rolling("phasing fire1", 7, "nonPhasing retreat", die).fought();
        assertThat(outcome.nonPhasing().retreat()).isEqualTo(thirds);
    }

    @Test
    void aRoutedLeaderHelpsNoRetreat() {
        var outcome = battle().of(EIGHT, stack("saxe", Units.of(1, 0, 0)))
                .rolling("phasing fire1", 10, "phasing shock1", 10, "nonPhasing retreat", 4).fought();
        assertThat(outcome.nonPhasing().routed()).isTrue();
        assertThat(outcome.nonPhasing().retreat()).isEqualTo(1);
    }

    @Test
    void whoHasNowhereToGoIsLost() {
        var outcome = battle().of(EIGHT, stack("saxe", Units.of(1, 0, 0))).choosing(battleState -> battleState.withRetreatRoom(Side.NON_PHASING, 0))
                .rolling("phasing fire1", 7).fought();
        assertThat(outcome.nonPhasing().destroyed()).isTrue();
        assertThat(outcome.nonPhasing().losses()).isEqualTo(12);
    }

    @Test
    void theWinnerNeedsNoRoom() {
        var outcome = battle().of(EIGHT, stack("saxe", Units.of(1, 0, 0))).choosing(battleState -> battleState.withRetreatRoom(Side.PHASING, 0))
                .rolling("phasing fire1", 7).fought();
        assertThat(outcome.phasing().remaining()).isEqualTo(24);
    }

    @Test
    void renaissanceTroopsWithoutArmyCounterDoNotFireInEurope() {
        var loose = renaissance(Units.of(0, 0, 4));
        assertThat(battle().of(loose, EIGHT).fought().phasing().rolls()).doesNotContainKey(BattleRoll.FIRE1);
        assertThat(battle().of(loose, EIGHT).inTheRestOfTheWorld().fought().phasing().rolls()).containsKey(BattleRoll.FIRE1);
        assertThat(battle().of(loose, EIGHT).fought().phasing().fire()).isPresent();
    }

    @Test
    void renaissanceFireOnlyShakesMorale() {
        var outcome = battle().of(renaissance(Units.of(1, 0, 0)), renaissance(Units.of(1, 0, 0))).rolling("phasing fire1", 8).fought();
        assertThat(outcome.phasing().rolls().get(BattleRoll.FIRE1)).isEqualTo(new ScoreSheet.Rolled(0, List.of(8), List.of(8), List.of(0), 1));
    }

    private static BattleSide renaissance(Units units) {
        return new BattleSide(new CountryId("baviere"), units, ArmyClass.III, true, LandTechnology.RENAISSANCE, false,
                Optional.of(general(2, 2, 2)), false, false);
    }
}
