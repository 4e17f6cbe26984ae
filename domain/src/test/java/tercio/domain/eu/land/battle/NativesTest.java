package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.general;
import static tercio.domain.eu.land.battle.BattleUnderTest.leader;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;

/** EU-BATTLE-NATIVES: large stacks of the rest of the world throw one die for each 8 LD. */
class NativesTest {

    private static BattleSide many(String country, int ld) {
        return new BattleSide(new CountryId(country), Units.of(0, 0, ld), ArmyClass.A, false, LandTechnology.MEDIEVAL, false,
                Optional.of(general(2, 2, 2)), false, false);
    }

    private static BattleSide conquistador(int ld) {
        return new BattleSide(new CountryId("spain"), Units.of(0, 0, ld), ArmyClass.III, false, LandTechnology.MEDIEVAL, false,
                Optional.of(leader(LeaderCategory.CONQUISTADOR, 2, 2, 2)), false, false);
    }

    @ParameterizedTest
    @CsvSource({"natives,40,5", "natives,35,5", "natives,8,1", "natives,9,2", "japon,16,2", "spain,12,1"})
    void oneDieForEachEightDetachments(String country, int ld, int dice) {
        var battle = battle().inTheRestOfTheWorld().of(many(country, ld), conquistador(4)).asItBegins();
        assertThat(LandBattleProcedure.start(battle, EuTables.PRINTED).phasing().inflicted()).hasSize(dice);
    }

    /** TMED against TMED: column A. 3 more LD: +1. A 6 is then a 7 and so on: dice 6, 8, 5 bring 1 1/3, 2, 1. */
    @Test
    void allDiceKillButOnlyTheMainDieShakesMorale() {
        var outcome = battle().inTheRestOfTheWorld().of(many("natives", 19), conquistador(8))
                .rolling("phasing shock1", 4, "phasing shock1 1", 8, "phasing shock1 2", 5).fought();

        assertThat(outcome.phasing().rolls().get(BattleRoll.SHOCK1)).isEqualTo(
                new ScoreSheet.Rolled(1, List.of(4, 8, 5), List.of(5, 9, 6), List.of(2, 6, 3), 0));
        assertThat(outcome.nonPhasing().moraleLost()).isZero();
        assertThat(outcome.phasing().inflicted()).as("11, the second day brings nothing").isEqualTo(11);
        assertThat(outcome.phasing().inflictedAfterSmallStack()).as("the last die stands for 3 LD: 1 less 1").isEqualTo(8);
    }

    @Test
    void theDiceOfOneRollAreThrownMainDieFirst() {
        var battle = battle().inTheRestOfTheWorld().of(many("natives", 10), conquistador(8));
        battle.fought();
        assertThat(battle.asked()).startsWith("phasing shock1", "phasing shock1 1", "nonPhasing shock1");
    }

    @Test
    void theLastDieOfFullStacksIsNotReduced() {
        var outcome = battle().inTheRestOfTheWorld().of(many("natives", 16), conquistador(8))
                .rolling("phasing shock1 1", 8).fought();
        assertThat(outcome.phasing().inflictedAfterSmallStack()).as("8 and 1: 2 losses").isEqualTo(6);
    }

    @Test
    void aLastDieForSevenDetachmentsNeedsTheOddDie() {
        var battle = battle().inTheRestOfTheWorld().of(many("natives", 15), conquistador(8))
                .rolling("phasing shock1 1", 8, "phasing smallStack", 5);
        assertThat(battle.fought().phasing().inflictedAfterSmallStack()).isEqualTo(5);
        assertThat(battle.asked()).contains("phasing smallStack");
    }
}
