package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;

/** EU-BATTLE-WINNER and EU-BATTLE-PURSUIT. */
class PursuitTest {

    private static final Units A_PLUS = Units.of(1, 0, 0);

    private static BattleSide side(String country, ArmyClass armyClass, int shock) {
        return new BattleSide(new CountryId(country), A_PLUS, armyClass, false, LandTechnology.MUSKETS, false,
                Optional.of(general(0, 2, shock)), false, false);
    }

    private static BattleUnderTest bavariansAgainst(BattleSide enemy) {
        return battle().in(Period.VII).of(side("baviere", ArmyClass.III, 2), enemy);
    }

    private static int pursuitDrm(BattleUnderTest battle) {
        return battle.fought().phasing().rolls().get(BattleRoll.PURSUIT).drm();
    }

    /** Morale 3; on C a 13 brings three stars. With fire 2 to 2 the die alone cannot: two rolls of 9 and 9. */
    private static BattleUnderTest routOnTheFirstDay(BattleUnderTest battle) {
        return battle.rolling("phasing fire1", 10, "phasing shock1", 7);
    }

    @Test
    void aRoutOnTheFirstDayAddsTwo() {
        assertThat(pursuitDrm(routOnTheFirstDay(bavariansAgainst(side("saxe", ArmyClass.III, 2))))).isEqualTo(2);
    }

    @Test
    void aRoutAfterFireAddsOne() {
        var battle = bavariansAgainst(side("saxe", ArmyClass.III, 2)).rolling("phasing shock1", 10, "phasing fire2", 10);
        assertThat(battle.fought().ended()).isEqualTo(BattleEnd.DAY2_FIRE);
        assertThat(pursuitDrm(battle)).isEqualTo(1);
    }

    @Test
    void aRetreatAfterTheFirstDayAddsTwo() {
        var battle = bavariansAgainst(side("saxe", ArmyClass.III, 2))
                .choosing(battleState -> battleState.withRetreatIntent(Side.NON_PHASING, true)).rolling("nonPhasing retreatAttempt", 3);
        assertThat(battle.fought().ended()).isEqualTo(BattleEnd.DAY1_RETREAT);
        assertThat(pursuitDrm(battle)).isEqualTo(2);
    }

    @Test
    void onlyAGreaterShockOfThePursuerCounts() {
        assertThat(pursuitDrm(routOnTheFirstDay(bavariansAgainst(side("saxe", ArmyClass.III, 0))))).isEqualTo(4);
        var weaker = bavariansAgainst(side("saxe", ArmyClass.III, 5)).rolling("phasing fire1", 10, "phasing shock1", 10);
        assertThat(pursuitDrm(weaker)).isEqualTo(2);
    }

    @Test
    void anyGroundButPlainTakesOneOff() {
        var battle = bavariansAgainst(side("saxe", ArmyClass.III, 2)).in(Terrain.MOUNTAIN).byInterception();
        assertThat(pursuitDrm(routOnTheFirstDay(battle))).isEqualTo(1);
    }

    @Test
    void sipahiInTheDesertGainOneAndLoseOne() {
        var battle = battle().in(Period.VII).in(Terrain.DESERT)
                .of(side("turkey", ArmyClass.I, 2), side("saxe", ArmyClass.III, 2))
                .rolling("phasing fire1", 10, "phasing shock1", 10);
        assertThat(pursuitDrm(battle)).isEqualTo(2);
    }

    @Test
    void sipahiInThePlainGainOne() {
        var battle = battle().in(Period.VII).of(side("turkey", ArmyClass.I, 2), side("saxe", ArmyClass.III, 2));
        assertThat(pursuitDrm(routOnTheFirstDay(battle))).isEqualTo(3);
    }

    @Test
    void bothRoutedMeansNoWinnerAndNoPursuit() {
        var outcome = bavariansAgainst(side("saxe", ArmyClass.III, 2))
                .rolling("phasing fire1", 10, "phasing shock1", 8, "nonPhasing fire1", 10, "nonPhasing shock1", 8).fought();

        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY1_SHOCK);
        assertThat(outcome.winner()).isEmpty();
        assertThat(outcome.phasing().routed()).isTrue();
        assertThat(outcome.nonPhasing().routed()).isTrue();
        assertThat(outcome.phasing().rolls()).doesNotContainKey(BattleRoll.PURSUIT);
    }

    /** Printed the other way round; the example and every other edition have the less morale lose. */
    @Test
    void theSideWithLessMoraleLeftLoses() {
        var outcome = bavariansAgainst(side("saxe", ArmyClass.III, 2)).rolling("phasing fire1", 7).fought();

        assertThat(outcome.nonPhasing().moraleLost()).isEqualTo(1);
        assertThat(outcome.winner()).contains(Side.PHASING);
    }

    /** 1 LD: morale 3; 1 1/3 of losses on 1 LD at the end of the first day, 2/3 off for the 4 LD that cause them. */
    @Test
    void whoLosesMoreThanItsSizeOnTheFirstDayIsDestroyedAndPursued() {
        var small = new BattleSide(new CountryId("saxe"), Units.of(0, 0, 1), ArmyClass.III, false, LandTechnology.MUSKETS, false,
                Optional.of(general(0, 2, 2)), false, false);
        var outcome = bavariansAgainst(small).rolling("phasing fire1", 8, "phasing shock1", 8, "phasing pursuit", 5).fought();

        assertThat(outcome.ended()).as("1 and 1 1/3 and the size cavalry: 1 2/3; 2/3 off: 2").isEqualTo(BattleEnd.DAY1_DESTRUCTION);
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.phasing().rolls().get(BattleRoll.PURSUIT).drm()).isEqualTo(2);
        assertThat(outcome.nonPhasing().losses()).as("no more than there are").isEqualTo(3);
    }

    @Test
    void lossesEqualToTheSizeDoNotDestroyUnlessTheReadingSaysSo() {
        var small = new BattleSide(new CountryId("saxe"), Units.of(0, 0, 1), ArmyClass.III, false, LandTechnology.MUSKETS, false,
                Optional.of(general(0, 2, 2)), false, false);
        var battle = bavariansAgainst(small).rolling("phasing fire1", 7, "phasing shock1", 6);

        assertThat(battle.fought().ended()).as("2/3 and 1 are 1 2/3; 2/3 off: 1, as much as there is").isEqualTo(BattleEnd.DAY2_SHOCK);
        assertThat(battle.reading("EU-BATTLE-DESTROYED", "at-or-above").fought().ended()).isEqualTo(BattleEnd.DAY1_DESTRUCTION);
    }
}
