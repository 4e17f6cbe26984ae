package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;

/** Differences of the guide to the fast battle, and its one worked example (F-001 of the comparison). */
class FastBattleTest {

    private static final Edition FAST = Editions.fast();

    private static BattleSide french(boolean tercio) {
        return new BattleSide(new CountryId("france"), Units.of(2, 0, 0), ArmyClass.IV, true, LandTechnology.ARQUEBUS, tercio,
                Optional.of(general(2, 4, 2)), false, false);
    }

    private static final BattleSide SPANISH = new BattleSide(new CountryId("spain"), Units.of(1, 0, 1), ArmyClass.III, true,
            LandTechnology.ARQUEBUS, true, Optional.of(general(4, 2, 3)), false, false);

    private static BattleUnderTest example(boolean frenchTercio, int spanishShock1, int spanishShock2) {
        return battle().by(FAST).in(Period.II).of(french(frenchTercio), SPANISH)
                .choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true))
                .rolling("phasing fire1", 9, "phasing shock1", 6, "phasing fire2", 3, "phasing shock2", 7, "phasing pursuit", 9,
                        "nonPhasing fire1", 6, "nonPhasing shock1", spanishShock1, "nonPhasing retreatAttempt", 7,
                        "nonPhasing fire2", 10, "nonPhasing shock2", spanishShock2, "nonPhasing retreat", 3, "phasing retreat", 3);
    }

    @Test
    void theModifiersOfTheExampleAreThoseOfTheGuide() {
        assertThat(example(false, 7, 6).drms(Side.PHASING)).isEqualTo("+3/+0//+2/-1");
        assertThat(example(false, 7, 6).drms(Side.NON_PHASING)).isEqualTo("+0/+1//-1/+0");
    }

    /** The guide forgets one of two stars: by its own rule each side has 1 morale left, and nobody pursues. */
    @Test
    void theExampleAsPrintedIsATie() {
        var told = example(false, 7, 6);
        var outcome = told.fought();
        assertThat(outcome.winner()).isEmpty();
        assertThat(outcome.phasing().moraleLost()).isEqualTo(2);
        assertThat(outcome.nonPhasing().moraleLost()).isEqualTo(3);
        assertThat(told.asked()).doesNotContain("phasing pursuit").contains("phasing retreat", "nonPhasing retreat");
        // 1 + 2/3 + 0 + 1 becomes 3 with size +1; 1 1/3 + 2/3 + 2/3 less 2/3 for 5 LD is 2.
        assertThat(outcome.phasing().inflictedAfterSize()).isEqualTo(9);
        assertThat(outcome.nonPhasing().inflictedAfterSize()).isEqualTo(6);
    }

    /** With one morale more the French win as the guide tells it; tercios of their own cost the Spanish 1 in the shock. */
    @Test
    void withOneMoraleMoreTheExampleEndsAsPrinted() {
        var outcome = example(true, 8, 7).fought();
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.phasing().inflicted()).isEqualTo(11);
        assertThat(outcome.phasing().inflictedAfterSize()).isEqualTo(13);
        assertThat(outcome.nonPhasing().retreat()).isEqualTo(1);
        assertThat(outcome.nonPhasing().losses()).isEqualTo(15);
        assertThat(outcome.phasing().losses()).isEqualTo(6);
        assertThat(outcome.majorBattle()).isTrue();
    }

    @Test
    void thoseWhoWantFewerMajorBattlesAskForFour() {
        assertThat(example(true, 8, 7).reading("EU-FAST-MAJOR", "4").fought().majorBattle()).isFalse();
    }

    @Test
    void aRetreatMustRollLessThanManoeuvreAndMorale() {
        var rolls = new Object[] {"phasing fire1", 9, "nonPhasing retreatAttempt", 6};
        assertThat(battle().choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true)).rolling(rolls).fought().ended())
                .isEqualTo(BattleEnd.DAY1_RETREAT);
        assertThat(battle().by(FAST).choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true)).rolling(rolls).fought().ended())
                .isNotEqualTo(BattleEnd.DAY1_RETREAT);
    }

    @Test
    void theArtilleryOfAllArmiesCounts() {
        var twoArmiesAndAHalf = Units.of(2, 1, 0);
        assertThat(FAST.tables().artillery().value(twoArmiesAndAHalf, new CountryId("france"), ArmyClass.IV, Period.III)).isEqualTo(3 + 3 + 1);
        assertThat(Editions.military().tables().artillery().value(twoArmiesAndAHalf, new CountryId("france"), ArmyClass.IV, Period.III))
                .isEqualTo(3 + 2);
    }

    @Test
    void theCapIsTheEnemysSizeIfTheTablesOf2013AreFollowed() {
        var french = BattleUnderTest.FRENCH;
        var one = BattleUnderTest.stack("savoie", Units.of(0, 0, 1));
        // Fire C at 13 is 2 2/3 of a loss: 8 LD may cause it, against 1 LD only 1 by the other reading.
        var told = battle().by(FAST).of(french, one).rolling("phasing fire1", 10);
        assertThat(told.fought().phasing().inflictedAfterSmallStack()).isEqualTo(8);
        assertThat(battle().by(FAST).of(french, one).rolling("phasing fire1", 10).reading("EU-FAST-CAP", "enemy").fought()
                .phasing().inflictedAfterSmallStack()).isEqualTo(3);
    }

    @Test
    void theReadingsOfTheGuideAreNamedWhereTheyMatter() {
        // 5 losses to 2: by 3 it is a Major Battle, by 4 it is not.
        assertThat(example(true, 8, 7).readingsThatMattered()).contains("EU-FAST-MAJOR").doesNotContain("EU-FAST-CAP");
        var one = BattleUnderTest.stack("savoie", Units.of(0, 0, 1));
        assertThat(battle().by(FAST).of(BattleUnderTest.FRENCH, one).rolling("phasing fire1", 10).readingsThatMattered())
                .contains("EU-FAST-CAP").doesNotContain("EU-FAST-MAJOR");
        assertThat(battle().by(FAST).readingsThatMattered()).doesNotContain("EU-FAST-MAJOR", "EU-FAST-CAP");
    }

    @Test
    void theEnemysSizeIsTheCapOfAllDiceTogether() {
        var natives = BattleUnderTest.stack("natives", Units.of(0, 0, 16));
        var one = BattleUnderTest.stack("savoie", Units.of(0, 0, 1));
        // Each of two dice at C 10 is 1 2/3, together 3 1/3: against 1 LD it is 1, or all of it by the standard reading.
        var told = battle().by(FAST).inTheRestOfTheWorld().of(natives, one).rolling("phasing fire1", 10, "phasing fire1 1", 10);
        assertThat(told.fought().phasing().inflictedAfterSmallStack()).isEqualTo(told.fought().phasing().inflicted()).isGreaterThan(3);
        assertThat(told.reading("EU-FAST-CAP", "enemy").fought().phasing().inflictedAfterSmallStack()).isEqualTo(3);
    }
}
