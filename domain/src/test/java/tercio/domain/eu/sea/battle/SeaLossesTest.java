package tercio.domain.eu.sea.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Readings;

/** EU-SEA-LOSS: the examples of losses at sea, inflicted by six warships, so that nothing is corrected. */
class SeaLossesTest {

    private static NavalSide fleet(NavalUnits units, FirstLine line, FirstLine... captures) {
        return new NavalSide(new CountryId("spain"), units, NavalTechnology.GALLEON_FLUYT, line, false,
                Optional.of(NavalBattleTest.admiral(2, 2, 2)), false, Withdrawal.NONE, List.of(captures));
    }

    private static NavalUnits warships(int nwd) {
        return new NavalUnits(0, 0, nwd, 0, 0, 0, 0);
    }

    /** The losses of the first side when the enemy has inflicted that many thirds. */
    private static FleetLosses losses(NavalSide side, NavalSide enemy, int inflicted, Winner winner, int pursuitStars) {
        var battle = new NavalBattle(SeaRegion.MEDITERRANEAN, 20, false, side, enemy, Readings.STANDARD);
        var battleState = NavalBattleProcedure.start().with(Side.NON_PHASING, sideState -> sideState.withInflicted(0, inflicted)).withWinner(winner);
        return new NavalParameters(battle, EuTables.PRINTED).losses()
                .of(battleState.withSpecial(NavalState.of(battleState).afterStrike(Side.NON_PHASING, BattleRoll.PURSUIT, pursuitStars)), Side.PHASING);
    }

    private static final NavalSide SIX = fleet(warships(6), FirstLine.NWD);

    @Test
    void aWinnerWithFourLosses() {
        var losses = losses(fleet(warships(8), FirstLine.NWD), SIX, 12, Winner.PHASING, 0);
        assertThat(losses.damaged()).isEqualTo(2 * 3);
        assertThat(losses.destroyed()).isEqualTo(3);
        assertThat(losses.refitted()).isEqualTo(3);
        assertThat(losses.suffered()).isEqualTo(4 * 3);
        assertThat(losses.remaining()).isEqualTo(5 * 3);
    }

    @Test
    void aLoserWithFiveAndTwoThirds() {
        var losses = losses(fleet(warships(8), FirstLine.NWD), SIX, 17, Winner.NON_PHASING, 0);
        assertThat(losses.damaged()).as("3 2/3").isEqualTo(11);
        assertThat(losses.destroyed()).isEqualTo(2 * 3);
        assertThat(losses.refitted()).isZero();
    }

    @Test
    void galleysHaveNoThirds() {
        var losses = losses(fleet(new NavalUnits(0, 0, 0, 8, 0, 0, 0), FirstLine.NGD), SIX, 16, Winner.NON_PHASING, 0);
        assertThat(losses.suffered()).isEqualTo(6 * 3);
    }

    @Test
    void aWinnerOfFiveShipsWithEightLosses() {
        var losses = losses(fleet(warships(5), FirstLine.NWD), SIX, 24, Winner.PHASING, 0);
        assertThat(losses.destroyed()).isEqualTo(3 * 3);
        assertThat(losses.damaged()).isEqualTo(2 * 3);
        assertThat(losses.refitted()).isZero();
        assertThat(losses.remaining()).isZero();
    }

    @Test
    void galleysBehindAWarshipAndTwoOfThemCaptured() {
        var loser = fleet(new NavalUnits(0, 0, 1, 10, 0, 0, 0), FirstLine.NWD);
        var losses = losses(loser, fleet(warships(6), FirstLine.NWD, FirstLine.NGD), 26, Winner.NON_PHASING, 1);
        assertThat(losses.destroyed()).isEqualTo(3 * 3);
        assertThat(losses.damaged()).as("6 less the 2 captured").isEqualTo(4 * 3);
        assertThat(losses.suffered()).as("counts as 9 anyway").isEqualTo(9 * 3);
        assertThat(losses.captured()).isEqualTo(new FleetLosses.Captured(0, 2, 0));
        assertThat(losses.remaining()).isEqualTo(2 * 3);
    }

    /** "The losses suffered stays at 9": 8 2/3 inflicted, of which 7 2/3 fall on galleys. */
    @ParameterizedTest
    @CsvSource({"26,27", "27,27", "3,3", "4,6", "2,2"})
    void whatFallsOnGalleysBehindAWarshipCountsAsWholeShips(int inflicted, int counted) {
        var battle = new NavalBattle(SeaRegion.MEDITERRANEAN, 20, false, fleet(new NavalUnits(0, 0, 1, 10, 0, 0, 0), FirstLine.NWD), SIX, Readings.STANDARD);
        var battleState = NavalBattleProcedure.start().with(Side.NON_PHASING, sideState -> sideState.withInflicted(0, inflicted)).withWinner(Winner.NON_PHASING);
        assertThat(new NavalParameters(battle, EuTables.PRINTED).losses().sufferedBy(battleState, Side.PHASING)).isEqualTo(counted);
    }

    /** 3 2/3 losses on 2 1/3 warships: destroyed ships first, then damaged ones. */
    @Test
    void thirdsStayThirdsWhereNoOtherShipsAreBehindTheWarships() {
        var losses = losses(fleet(new NavalUnits(0, 0, 2, 0, 0, 1, 0), FirstLine.NWD), SIX, 11, Winner.PHASING, 0);
        assertThat(losses.destroyed()).as("the second of 3 2/3").isEqualTo(3);
        assertThat(losses.damaged()).as("1 2/3 by the split, but only 1 1/3 are left").isEqualTo(4);
        assertThat(losses.refitted()).isZero();
    }

    @Test
    void noMoreIsCapturedThanThereIsAndStarsBeyondTheOrdersTakeNothing() {
        var loser = fleet(new NavalUnits(0, 0, 1, 0, 3, 0, 0), FirstLine.NWD);
        var winner = fleet(warships(6), FirstLine.NWD, FirstLine.NTD, FirstLine.NTD, FirstLine.NWD);
        assertThat(losses(loser, winner, 0, Winner.NON_PHASING, 3).captured()).isEqualTo(new FleetLosses.Captured(1, 0, 3));
        assertThat(losses(loser, winner, 0, Winner.NON_PHASING, 1).captured()).isEqualTo(new FleetLosses.Captured(0, 0, 2));
        assertThat(losses(loser, winner, 0, Winner.NONE, 0).captured()).isEqualTo(FleetLosses.Captured.NONE);
    }

    /** Small fleets: 5 ND take 1/3 off, 1 ND 1 2/3; never more than twice their size. */
    @ParameterizedTest
    @CsvSource({"6,9,9", "5,9,8", "3,9,6", "1,9,4", "1,20,6"})
    void smallFleetsInflictLess(int nwd, int inflicted, int left) {
        assertThat(losses(fleet(warships(40), FirstLine.NWD), fleet(warships(nwd), FirstLine.NWD), inflicted, Winner.NON_PHASING, 0)
                .suffered()).isEqualTo(left);
    }
}
