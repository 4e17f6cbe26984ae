package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.FRENCH;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;

/** Differences of the rapid battle; all losses in halves. */
class RapidBattleTest {

    private static final Edition RAPID = Editions.rapid();

    private static BattleSide of(String country, ArmyClass armyClass, Units units, LandTechnology technology, int manoeuvre) {
        return new BattleSide(new CountryId(country), units, armyClass, false, technology, false, Optional.of(general(manoeuvre, 2, 2)), false, false);
    }

    private static BattleSide plain(Units units, int manoeuvre) {
        return of("savoie", ArmyClass.III, units, LandTechnology.MUSKETS, manoeuvre);
    }

    /** Fire: 2 leader, 1 artillery of 3 and 3. Shock: tercios -1, 3 LD more, cavalry of class IV. */
    @Test
    void aFailedRetreatIsWorthTwoToTheNextFireOnly() {
        var told = battle().by(RAPID);
        assertThat(told.drms(Side.PHASING)).isEqualTo("+3/+1//+2/+0");
        var failed = battle().by(RAPID).choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true))
                .rolling("nonPhasing retreatAttempt", 10, "phasing fire2", 1, "phasing shock2", 1).fought();
        assertThat(failed.phasing().rolls().get(BattleRoll.FIRE2).drm()).isEqualTo(4);
        assertThat(failed.phasing().rolls().get(BattleRoll.SHOCK2).drm()).isZero();
    }

    @Test
    void aRetreatMustRollLessThanManoeuvreAndMorale() {
        var told = battle().by(RAPID).choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true))
                .rolling("phasing fire1", 9, "nonPhasing retreatAttempt", 6);
        // 9 + 3 is C 12: two stars of four, manoeuvre 4: a 6 is not less than 6.
        assertThat(told.fought().ended()).isEqualTo(BattleEnd.DAY2_SHOCK);
    }

    @Test
    void theDefenderTriesFirstAfterAnInterceptionToo() {
        var told = battle().by(RAPID).byInterception()
                .choosing(battleState -> battleState.withRetreatIntent(Side.PHASING, true).withRetreatIntent(Side.NON_PHASING, true))
                .rolling("phasing retreatAttempt", 10, "nonPhasing retreatAttempt", 10);
        told.fought();
        assertThat(told.asked()).containsSubsequence("nonPhasing retreatAttempt", "phasing retreatAttempt");
    }

    @Test
    void byTheStrictReadingTheAttackerTriesOnlyIfTheDefenderDeclined() {
        var told = battle().by(RAPID).reading("EU-RAPID-SECOND-ATTEMPT", "declined")
                .choosing(battleState -> battleState.withRetreatIntent(Side.PHASING, true).withRetreatIntent(Side.NON_PHASING, true))
                .rolling("nonPhasing retreatAttempt", 10);
        told.fought();
        assertThat(told.asked()).contains("nonPhasing retreatAttempt").doesNotContain("phasing retreatAttempt");
    }

    @Test
    void pursuitGoesByManoeuvreThatMayBeWorse() {
        var told = battle().by(RAPID).of(plain(Units.of(2, 0, 0), 2), plain(Units.of(2, 0, 0), 4));
        assertThat(told.drm(Side.PHASING, BattleRoll.PURSUIT)).isEqualTo(-2);
        assertThat(told.drm(Side.NON_PHASING, BattleRoll.PURSUIT)).isEqualTo(2);
    }

    @Test
    void anEndOnTheFirstDayHelpsNoPursuitButAnEndInTheFireDoes() {
        // Fire C at 13 takes three stars, all that conscripts have: the rout comes in the first fire.
        var told = battle().by(RAPID).of(FRENCH, stack("spain", Units.of(2, 0, 0))).rolling("phasing fire1", 10, "phasing pursuit", 5);
        var fought = told.fought();
        assertThat(fought.ended()).isEqualTo(BattleEnd.DAY1_FIRE);
        // 1 after fire, manoeuvre 2 to 2, cavalry of class IV: 32 points to 16.
        assertThat(fought.phasing().rolls().get(BattleRoll.PURSUIT).drm()).isEqualTo(1 + 1);
    }

    @Test
    void aDrawCostsNobodyARetreat() {
        var told = battle().by(RAPID).of(plain(Units.of(2, 0, 0), 2), plain(Units.of(2, 0, 0), 2));
        assertThat(told.fought().winner()).isEmpty();
        assertThat(told.asked()).doesNotContain("phasing retreat", "nonPhasing retreat", "phasing pursuit");
    }

    /** C 13 is 2 2/3, so 2 1/2; E 8 is 1: 3 1/2. Size +1: 3 becomes 3 2/3, so 3 1/2, and 1/2 stays: 4. */
    @Test
    void aMajorBattleNeedsNoRout() {
        var outcome = battle().by(RAPID).rolling("phasing fire1", 10, "phasing pursuit", 9).fought();
        assertThat(outcome.phasing().inflicted()).isEqualTo(7);
        assertThat(outcome.phasing().inflictedAfterSize()).isEqualTo(8);
        assertThat(outcome.nonPhasing().losses()).isEqualTo(8);
        assertThat(outcome.nonPhasing().routed()).isFalse();
        assertThat(outcome.majorBattle()).isTrue();
        assertThat(battle().by(RAPID).reading("EU-RAPID-MAJOR-ROUT", "on").rolling("phasing fire1", 10, "phasing pursuit", 9)
                .fought().majorBattle()).isFalse();
    }

    @Test
    void twiceTheCavalryHelpsInAPlainOnly() {
        var many = plain(Units.of(2, 0, 0), 2);
        var half = plain(Units.of(1, 0, 0), 2);
        // 3 LD more is worth 1 as well; without the cavalry nothing else.
        assertThat(battle().by(RAPID).of(many, half).drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(2);
        assertThat(battle().by(RAPID).of(many, plain(Units.of(1, 0, 1), 2)).drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(1);
        assertThat(battle().by(RAPID).in(Terrain.MOUNTAIN).of(many, half).drm(Side.NON_PHASING, BattleRoll.PURSUIT)).isEqualTo(-1);
    }

    @Test
    void fewMenHaveNoCavalryAgainstNatives() {
        var natives = of("natives", ArmyClass.I, Units.of(0, 0, 1), LandTechnology.MEDIEVAL, 2);
        var tenPoints = of("savoie", ArmyClass.IV, new Units(0, 0, 1, 0, 0, 0, false), LandTechnology.MUSKETS, 2);
        var fifteenPoints = of("savoie", ArmyClass.IV, new Units(0, 0, 1, 1, 0, 0, false), LandTechnology.MUSKETS, 2);
        assertThat(battle().by(RAPID).inTheRestOfTheWorld().of(tenPoints, natives).drm(Side.PHASING, BattleRoll.SHOCK1)).isZero();
        assertThat(battle().by(RAPID).inTheRestOfTheWorld().of(fifteenPoints, natives).drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(1);
    }

    @Test
    void nineDetachmentsOfNativesThrowTwoDice() {
        var natives = of("natives", ArmyClass.I, Units.of(0, 0, 9), LandTechnology.MEDIEVAL, 2);
        var told = battle().by(RAPID).inTheRestOfTheWorld().of(plain(Units.of(1, 0, 0), 2), natives);
        assertThat(LandBattleProcedure.start(told.asItBegins(), RAPID.tables()).nonPhasing().inflicted()).hasSize(2);
    }

    /** Fire of C 8 is 1 and the 5 LD of the English take 1/2 off: a half is left. An ARMY rounds it, natives lose 5 points. */
    @Test
    void lossesOfNativesAreNeverRounded() {
        var few = plain(Units.of(0, 0, 5), 2);
        var natives = of("natives", ArmyClass.III, Units.of(2, 0, 0), LandTechnology.MUSKETS, 2);
        // No ARMY counter costs the five detachments 1.
        assertThat(battle().by(RAPID).inTheRestOfTheWorld().of(few, natives).rolling("phasing fire1", 9).fought().nonPhasing().losses())
                .isEqualTo(1);
        assertThat(battle().by(RAPID).inTheRestOfTheWorld().of(few, plain(Units.of(2, 0, 0), 2)).rolling("phasing fire1", 9).fought()
                .nonPhasing().losses()).isEqualTo(2);
    }

    /** Sizes stand in from the main edition, and so do the classes that they belong to; only natives are named: class I. */
    @Test
    void classesStandInFromTheMainEditionButForNatives() {
        var classes = RAPID.tables().armyClasses();
        assertThat(classes.of(new CountryId("natives"), Period.V)).contains(ArmyClass.I);
        assertThat(classes.of(new CountryId("sweden"), Period.V)).contains(ArmyClass.IIIM);
        assertThat(classes.of(new CountryId("saxe"), Period.V)).contains(ArmyClass.IIIM);
    }

    @Test
    void theReadingsOfTheRapidBattleAreNamedWhereTheyMatter() {
        var renaissance = of("savoie", ArmyClass.III, Units.of(0, 0, 3), LandTechnology.RENAISSANCE, 2);
        assertThat(battle().by(RAPID).of(renaissance, renaissance).readingsThatMattered()).containsExactly("EU-RAPID-REN-FIRE");
        assertThat(battle().by(RAPID).rolling("phasing fire1", 10, "phasing pursuit", 9).readingsThatMattered())
                .containsExactly("EU-RAPID-MAJOR-ROUT");
        var bothTry = battle().by(RAPID).choosing(battleState -> battleState.withRetreatIntent(Side.PHASING, true).withRetreatIntent(Side.NON_PHASING, true))
                .rolling("nonPhasing retreatAttempt", 10);
        assertThat(bothTry.readingsThatMattered()).contains("EU-RAPID-SECOND-ATTEMPT");
        assertThat(battle().by(RAPID).reading("EU-RAPID-SECOND-ATTEMPT", "declined")
                .choosing(battleState -> battleState.withRetreatIntent(Side.PHASING, true).withRetreatIntent(Side.NON_PHASING, true))
                .rolling("nonPhasing retreatAttempt", 10).readingsThatMattered()).contains("EU-RAPID-SECOND-ATTEMPT");
        assertThat(battle().by(RAPID).readingsThatMattered()).isEmpty();
    }

    @Test
    void renaissanceTroopsWithoutArmyDoNotFireOverseasEither() {
        var renaissance = of("savoie", ArmyClass.III, Units.of(0, 0, 3), LandTechnology.RENAISSANCE, 2);
        var told = battle().by(RAPID).inTheRestOfTheWorld().of(renaissance, renaissance);
        told.fought();
        assertThat(told.asked()).doesNotContain("phasing fire1").contains("phasing shock1");
        var always = battle().by(RAPID).reading("EU-RAPID-REN-FIRE", "always").of(renaissance, renaissance);
        always.fought();
        assertThat(always.asked()).contains("phasing fire1");
    }

    /** Two arquebusiers: C 8 is 1, halved 1/2. */
    @Test
    void arquebusFireIsHalvedAndRoundedDownToAHalf() {
        var arquebusiers = of("savoie", ArmyClass.III, Units.of(0, 1, 6), LandTechnology.ARQUEBUS, 2);
        var outcome = battle().by(RAPID).of(arquebusiers, arquebusiers).rolling("phasing fire1", 8, "nonPhasing fire1", 10).fought();
        assertThat(outcome.phasing().rolls().get(BattleRoll.FIRE1).losses()).containsExactly(1);
        // C 10 is 1 2/3, so 1 1/2 or three halves; half of it is 3/4, down to 1/2.
        assertThat(outcome.nonPhasing().rolls().get(BattleRoll.FIRE1).losses()).containsExactly(1);
        // A total of exactly 1/2 costs one detachment.
        assertThat(outcome.phasing().losses()).isEqualTo(2);
    }

    /** 15 points fight as one detachment, which takes 2 off: of C 13, 2 1/2, a half is left. */
    @Test
    void incompleteDetachmentsFightAsTheWholeOnesTheyMakeUp() {
        var fifteenPoints = new BattleSide(new CountryId("savoie"), new Units(0, 0, 1, 1, 0, 0, false), ArmyClass.III, false, LandTechnology.MUSKETS,
                false, Optional.of(general(2, 6, 2)), false, false);
        // Fire: 4 for the leader, -1 without ARMY counter.
        var outcome = battle().by(RAPID).inTheRestOfTheWorld().of(fifteenPoints, plain(Units.of(2, 0, 0), 2))
                .rolling("phasing fire1", 10).fought();
        assertThat(outcome.phasing().inflicted()).isEqualTo(5);
        assertThat(outcome.phasing().inflictedAfterSmallStack()).isEqualTo(1);
    }
}
