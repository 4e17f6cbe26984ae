package tercio.domain.eu.land.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.land.battle.BattleUnderTest.battle;
import static tercio.domain.eu.land.battle.BattleUnderTest.stack;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.ruling.Run;

/** The losses of a winner that retreats too (EU-BATTLE-RETREAT-WINNER). All generals are 222. */
class WinnerRetreatTest {

    private static final BattleSide SAXONS = stack("saxe", Units.of(1, 0, 0));
    private static final BattleSide BAVARIANS = stack("baviere", Units.of(2, 0, 0));

    /** The Bavarians inflict on the first day what decides the battle; the Saxons throw nothing but ones. */
    private static BattleUnderTest won() {
        return battle().of(BAVARIANS, SAXONS).rolling("phasing fire1", 7);
    }

    /** Table of retreats: up to 2 nothing, 3-4 one third, 5-6 two, 7 and more a whole LD. */
    @ParameterizedTest
    @CsvSource({"4, 0", "5, 1", "7, 2", "9, 3"})
    void itRollsForLossesLessTheManoeuvreOfItsLeader(int die, int thirds) {
        var outcome = won().choosing(battleState -> battleState.withWinnerRetreating(Side.PHASING, 99)).rolling("phasing retreat", die).fought();

        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.phasing().retreat()).isEqualTo(thirds);
    }

    @Test
    void whoStaysDoesNotRoll() {
        var battle = won();
        assertThat(battle.fought().winner()).contains(Side.PHASING);
        assertThat(battle.asked()).doesNotContain("phasing retreat").contains("nonPhasing retreat");
    }

    @Test
    void theRollComesAfterThatOfTheBeatenSide() {
        var battle = won().choosing(battleState -> battleState.withWinnerRetreating(Side.PHASING, 99));
        battle.fought();
        assertThat(battle.asked().indexOf("phasing retreat")).isGreaterThan(battle.asked().indexOf("nonPhasing retreat"));
    }

    @Test
    void onlyASideThatWinsIsBoundByItsChoice() {
        var battle = won().choosing(battleState -> battleState.withWinnerRetreating(Side.NON_PHASING, 99));
        battle.fought();
        assertThat(battle.asked()).doesNotContain("phasing retreat").containsOnlyOnce("nonPhasing retreat");
    }

    @Test
    void whoFindsNoRoomIsLost() {
        var outcome = won().choosing(battleState -> battleState.withWinnerRetreating(Side.PHASING, 3)).fought();
        assertThat(outcome.phasing().losses()).as("5 of 8 LD").isEqualTo(15);
    }

    /** Period VII: 3 LD against none are a Major Battle; the two thirds of a 7 less 2 are one LD more for the winner. */
    @Test
    void itsLossesCountForTheMajorBattle() {
        var rout = battle().in(Period.VII).of(new BattleSide(new CountryId("austria"), Units.of(2, 0, 0), ArmyClass.IV, false,
                        LandTechnology.MUSKETS, false, BAVARIANS.leader(), false, false),
                new BattleSide(new CountryId("prussia"), Units.of(2, 0, 0), ArmyClass.IV, false,
                        LandTechnology.MUSKETS, false, SAXONS.leader(), false, false))
                .rolling("phasing fire1", 10, "phasing shock1", 8).choosing(battleState -> battleState.withWinnerRetreating(Side.PHASING, 99));

        assertThat(rout.rolling("phasing retreat", 6).fought().majorBattle()).as("1/3 is rounded down").isTrue();
        assertThat(rout.rolling("phasing retreat", 7).fought().majorBattle()).isFalse();
    }

    @Test
    void theWinnerIsAskedLast() {
        var battle = won().choosing(BattleState::withWinnerAsked);
        var waiting = (Run.Waiting<BattleState>) battle.run();

        assertThat(waiting.at().stage()).isEqualTo("winner/phasing");
        assertThat(waiting.at().state().openDecision()).contains(new BattleState.OpenDecision(BattleState.Kind.WINNER, Side.PHASING));
        assertThat(battle.asked()).contains("nonPhasing retreat");
    }
}
