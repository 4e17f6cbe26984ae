package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;
import static tercio.domain.eu.land.battle.BattleUnderTest.leader;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.Units;

/** EU-BATTLE-DRM: each modifier of a land battle, where it applies and where it does not. */
class BattleModifiersTest {

    private static final Units ARMY = Units.of(1, 0, 0);
    private static final BattleSide PLAIN_STACK = stack("baviere", ARMY);

    private static BattleUnderTest even() {
        return battle().of(PLAIN_STACK, PLAIN_STACK);
    }

    private static BattleSide led(BattleSide side, Leader leader) {
        return new BattleSide(side.country(), side.units(), side.armyClass(), side.veteran(), side.technology(), side.tercio(),
                Optional.of(leader), side.reformM2(), side.facingOttomans());
    }

    private static BattleSide of(String country, ArmyClass armyClass, Units units) {
        return new BattleSide(new CountryId(country), units, armyClass, false, LandTechnology.MUSKETS, false,
                Optional.of(general(2, 2, 2)), false, false);
    }

    private static BattleSide tercios() {
        return new BattleSide(new CountryId("spain"), ARMY, ArmyClass.III, false, LandTechnology.MUSKETS, true,
                Optional.of(general(2, 2, 2)), false, false);
    }

    @Test
    void nothingModifiesAnEvenBattleButTheSecondDay() {
        assertThat(even().drms(Side.PHASING)).isEqualTo("+0/+0//-1/-1");
        assertThat(even().drms(Side.NON_PHASING)).isEqualTo("+0/+0//-1/-1");
    }

    @Test
    void onlyTheGreaterLeaderAddsTheDifference() {
        var battle = even().of(led(PLAIN_STACK, general(0, 6, 1)), led(PLAIN_STACK, general(6, 1, 3)));
        assertThat(battle.drms(Side.PHASING)).isEqualTo("+5/+0//+4/-1");
        assertThat(battle.drms(Side.NON_PHASING)).isEqualTo("+0/+2//-1/+1");
    }

    @Test
    void aReadingCapsTheDifferenceOfLeaders() {
        var battle = even().of(led(PLAIN_STACK, general(0, 6, 1)), led(PLAIN_STACK, general(6, 1, 3)))
                .reading("EU-BATTLE-LEADER-CAP", "on");
        assertThat(battle.drms(Side.PHASING)).isEqualTo("+3/+0//+2/-1");
    }

    @Test
    void anExplorerOnLandHasHalfHisValues() {
        var battle = even().of(led(PLAIN_STACK, leader(LeaderCategory.EXPLORER, 5, 5, 3)), led(PLAIN_STACK, general(0, 0, 0)));
        assertThat(battle.drms(Side.PHASING)).isEqualTo("+2/+1//+1/+0");
    }

    @Test
    void whoFacesTheOttomansShocksAtMinusTwo() {
        var facing = new BattleSide(new CountryId("baviere"), ARMY, ArmyClass.III, false, LandTechnology.MUSKETS, false,
                Optional.of(general(2, 2, 2)), false, true);
        assertThat(even().of(facing, PLAIN_STACK).drms(Side.PHASING)).isEqualTo("+0/-2//-1/-3");
    }

    @Test
    void foragingHurtsThePhasingSideOnTheFirstDay() {
        assertThat(even().foraging().drms(Side.PHASING)).isEqualTo("-1/-1//-1/-1");
        assertThat(even().foraging().drms(Side.NON_PHASING)).isEqualTo("+0/+0//-1/-1");
    }

    @ParameterizedTest
    @CsvSource({"I,1,0", "IM,1,0", "II,1,0", "IIM,1,0", "III,1,-1", "IIIM,1,-1", "IV,1,-1", "IVM,1,-1", "A,1,-1", "I,0,-1"})
    void terciosTroubleWhoHasNoArmyOfTheEasternClasses(ArmyClass armyClass, int armies, int malus) {
        var enemy = of("baviere", armyClass, Units.of(armies, 0, 4 - 4 * armies));
        assertThat(even().in(Period.VII).of(tercios(), enemy).drm(Side.NON_PHASING, BattleRoll.SHOCK1)).isEqualTo(malus);
    }

    @ParameterizedTest
    @CsvSource({"PLAIN,0", "SPARSE_FOREST,-1", "DENSE_FOREST,-1", "NORTHERN_FOREST,-1", "SWAMP,-1", "DESERT,-1"})
    void closeGroundHurtsBothSides(Terrain terrain, int malus) {
        for (var side : Side.values()) {
            assertThat(even().in(terrain).drm(side, BattleRoll.FIRE1)).isEqualTo(malus);
            assertThat(even().in(terrain).drm(side, BattleRoll.SHOCK2)).isEqualTo(malus - 1);
        }
    }

    @Test
    void mountainsHurtThePhasingSideUnlessItIsIntercepted() {
        assertThat(even().in(Terrain.MOUNTAIN).drms(Side.PHASING)).isEqualTo("-1/-1//-2/-2");
        assertThat(even().in(Terrain.MOUNTAIN).drms(Side.NON_PHASING)).isEqualTo("+0/+0//-1/-1");
        assertThat(even().in(Terrain.MOUNTAIN).byInterception().drms(Side.PHASING)).isEqualTo("+0/+0//-1/-1");
    }

    @ParameterizedTest
    @CsvSource({"RIVER,-1/-1//-1/-1", "MOUNTAIN_PASS,-1/-1//-1/-1", "STRAIT,-2/-3//-1/-1", "SEA,-2/-3//-1/-1"})
    void whatWasCrossedHurtsOnTheFirstDayEvenWhenIntercepted(Crossing crossed, String drms) {
        assertThat(even().across(crossed).drms(Side.PHASING)).isEqualTo(drms);
        assertThat(even().across(crossed).byInterception().drms(Side.PHASING)).isEqualTo(drms);
        assertThat(even().across(crossed).drms(Side.NON_PHASING)).isEqualTo("+0/+0//-1/-1");
    }

    @Test
    void aStackWithoutArmyCounterFiresAtMinusOne() {
        assertThat(even().of(stack("baviere", Units.of(0, 0, 4)), PLAIN_STACK).drms(Side.PHASING)).isEqualTo("-1/+0//-2/-1");
    }

    @ParameterizedTest
    @CsvSource({"CONQUISTADOR,IV,0", "CONQUISTADOR,V,-1", "GOVERNOR,IV,-1", "EXPLORER,IV,-1"})
    void aConquistadorNeedsNoArmyCounterUpToPeriodIv(LeaderCategory category, Period period, int malus) {
        var few = led(stack("baviere", Units.of(0, 0, 4)), leader(category, 0, 0, 0));
        assertThat(even().in(period).of(few, led(PLAIN_STACK, general(0, 0, 0))).drm(Side.PHASING, BattleRoll.FIRE1)).isEqualTo(malus);
    }

    @ParameterizedTest
    @CsvSource({"1,-1", "2,0"})
    void nativesCountAsAnArmyFromTwoDetachmentsOn(int ld, int malus) {
        var natives = of("natives", ArmyClass.A, Units.of(0, 0, ld));
        assertThat(even().inTheRestOfTheWorld().of(natives, stack("baviere", Units.of(0, 0, 2))).drm(Side.PHASING, BattleRoll.FIRE1))
                .isEqualTo(malus);
    }

    /** France: 3 for an A+ in period III and 4 in IV; a second counter adds no more than 2. */
    @ParameterizedTest
    @CsvSource({"III,2,0,0", "IV,2,0,1", "IV,1,1,1", "IV,1,0,0"})
    void artilleryOfSixAddsOneToFire(Period period, int plus, int minus, int bonus) {
        var french = of("france", ArmyClass.IV, Units.of(plus, minus, 0));
        assertThat(even().in(period).of(french, PLAIN_STACK).drm(Side.PHASING, BattleRoll.FIRE1)).isEqualTo(bonus);
    }

    @ParameterizedTest
    @CsvSource({"2,0", "3,1"})
    void threeDetachmentsMoreAddOneToShock(int more, int bonus) {
        assertThat(even().of(stack("baviere", Units.of(1, 0, more)), PLAIN_STACK).drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(bonus);
    }

    @ParameterizedTest
    @CsvSource({
        "poland,IIM,I,PLAIN,1", "poland,IIM,IV,SPARSE_FOREST,1", "poland,IIM,V,PLAIN,0", "poland,IIM,IV,DENSE_FOREST,0",
        "saxe,IIIM,IV,PLAIN,1", "saxe,IIIM,V,DENSE_FOREST,1", "saxe,IIIM,V,NORTHERN_FOREST,1", "saxe,IIIM,III,PLAIN,0",
        "saxe,IIIM,VI,PLAIN,0", "saxe,IIIM,IV,SPARSE_FOREST,0",
        "france,IV,III,PLAIN,1", "france,IV,V,PLAIN,1", "france,IV,II,PLAIN,0", "france,IV,VI,PLAIN,0", "france,IV,IV,SPARSE_FOREST,0",
        "sweden,IIIM,III,PLAIN,1", "sweden,IIIM,VI,NORTHERN_FOREST,1", "sweden,IIIM,VI,DENSE_FOREST,0", "sweden,IIIM,VII,PLAIN,0",
        "sweden,IIIM,V,PLAIN,1",
        "turkey,I,I,PLAIN,1", "turkey,I,VII,DESERT,1", "turkey,I,III,SPARSE_FOREST,0",
        "spain,III,III,PLAIN,0"})
    void betterCavalryAddsOneToShockAndOnlyOnce(String country, ArmyClass armyClass, Period period, Terrain terrain, int bonus) {
        int ground = terrain == Terrain.PLAIN ? 0 : -1;
        var battle = even().in(period).in(terrain).of(of(country, armyClass, ARMY), PLAIN_STACK);
        assertThat(battle.drm(Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(bonus + ground);
    }

    @Test
    void betterCavalryNeedsAnArmyCounter() {
        var loose = of("poland", ArmyClass.IIM, Units.of(0, 0, 4));
        assertThat(even().in(Period.I).of(loose, PLAIN_STACK).drm(Side.PHASING, BattleRoll.SHOCK1)).isZero();
    }

    @Test
    void reformM2EndsTheSipahi() {
        var reformed = new BattleSide(new CountryId("turkey"), ARMY, ArmyClass.I, false, LandTechnology.MUSKETS, false,
                Optional.of(general(2, 2, 2)), true, false);
        assertThat(even().of(reformed, PLAIN_STACK).drm(Side.PHASING, BattleRoll.SHOCK1)).isZero();
    }

    @Test
    void aFailedRetreatHelpsTheEnemyOnTheSecondDay() {
        var outcome = even().choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true).withRetreatIntent(Side.PHASING, true))
                .rolling("phasing retreatAttempt", 10, "nonPhasing retreatAttempt", 10).fought();
        for (var side : Side.values()) {
            assertThat(outcome.side(side).rolls().get(BattleRoll.FIRE2).drm()).as("second day and failed retreat").isZero();
            assertThat(outcome.side(side).rolls().get(BattleRoll.SHOCK2).drm()).isZero();
        }
    }
}
