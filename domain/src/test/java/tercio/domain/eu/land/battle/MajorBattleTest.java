package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;

/** EU-BATTLE-MAJOR. */
class MajorBattleTest {

    private static BattleSide side(String country, ArmyClass armyClass, Units units) {
        return new BattleSide(new CountryId(country), units, armyClass, false, LandTechnology.MUSKETS, false,
                Optional.of(general(2, 2, 2)), false, false);
    }

    private static final Units EIGHT = Units.of(2, 0, 0);

    /** Period VII, all of class III or IV. Fire 10 on C: 1 2/3 **, shock 9 on B: 1 2/3 *: 3 1/3 before the pursuit. */
    private static BattleUnderTest rout(BattleSide winner, BattleSide loser) {
        return battle().in(Period.VII).of(winner, loser).rolling("phasing fire1", 10, "phasing shock1", 8);
    }

    @Test
    void aRoutAndThreeDetachmentsMoreMakeAMajorBattle() {
        var outcome = rout(side("austria", ArmyClass.IV, EIGHT), side("prussia", ArmyClass.IV, EIGHT)).fought();
        assertThat(outcome.nonPhasing().losses()).as("1 2/3 and 1 1/3").isEqualTo(9);
        assertThat(outcome.majorBattle()).isTrue();
        assertThat(outcome.stability()).isEqualTo(Map.of(new CountryId("austria"), 1, new CountryId("prussia"), -1));
        assertThat(outcome.victoryPoints()).isEqualTo(Map.of(new CountryId("austria"), 5));
    }

    @Test
    void lessThanThreeIsNoMajorBattle() {
        var outcome = rout(side("austria", ArmyClass.IV, EIGHT), side("prussia", ArmyClass.IV, EIGHT))
                .rolling("nonPhasing shock1", 6).fought();
        assertThat(outcome.phasing().losses()).isEqualTo(3);
        assertThat(outcome.majorBattle()).isFalse();
        assertThat(outcome.stability()).isEmpty();
        assertThat(outcome.victoryPoints()).isEmpty();
    }

    @Test
    void minorCountriesGainAndLoseNothing() {
        var outcome = rout(side("baviere", ArmyClass.III, EIGHT), side("prussia", ArmyClass.III, EIGHT)).fought();
        assertThat(outcome.stability()).isEqualTo(Map.of(new CountryId("prussia"), -1));
        assertThat(outcome.victoryPoints()).isEmpty();
    }

    /** Period III: class I has size 7, class III size 0: +2; 3 losses become 4 1/3. */
    @Test
    void aWinnerOfMuchGreaterSizeNeedsFourDetachmentsMore() {
        var russians = side("russia", ArmyClass.IM, EIGHT);
        var swedes = side("baviere", ArmyClass.III, EIGHT);
        var battle = battle().in(Period.III).of(russians, swedes).rolling("phasing fire1", 10, "phasing shock1", 8);
        var outcome = battle.fought();
        assertThat(outcome.phasing().sizeDifferential()).isEqualTo(2);
        assertThat(outcome.nonPhasing().losses()).as("4 1/3 rounded").isEqualTo(12);
        assertThat(outcome.majorBattle()).isTrue();
        assertThat(battle.rolling("nonPhasing shock1", 7).fought().majorBattle()).as("only 3 more").isFalse();
    }

    @Test
    void inTheRestOfTheWorldTheLoserNeedsAEuropeanArmy() {
        var winner = side("austria", ArmyClass.IV, EIGHT);
        assertThat(rout(winner, side("prussia", ArmyClass.IV, EIGHT)).inTheRestOfTheWorld().fought().majorBattle()).isTrue();
        assertThat(rout(winner, side("prussia", ArmyClass.IV, Units.of(0, 0, 8))).inTheRestOfTheWorld().fought().majorBattle())
                .isFalse();
        assertThat(rout(winner, side("mogol", ArmyClass.IV, EIGHT)).inTheRestOfTheWorld().fought().majorBattle()).isFalse();
    }
}
