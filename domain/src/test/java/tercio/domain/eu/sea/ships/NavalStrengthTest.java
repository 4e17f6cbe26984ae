package tercio.domain.eu.sea.ships;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;

/** The effects of the size of a naval stack: blockade, supply, transport, harbours. */
class NavalStrengthTest {

    private static final EuTables TABLES = EuTables.PRINTED;

    private static NavalUnits ships(int fleetPlus, int fleetMinus, int nwd, int ngd, int ntd, int nde) {
        return new NavalUnits(fleetPlus, fleetMinus, nwd, ngd, ntd, nde, 0);
    }

    /** A fort takes any ship, level 1 an ND, levels 2 and 3 a FLEET- and 2 ND, levels 4 and 5 a FLEET+ and 3 ND. */
    @ParameterizedTest
    @CsvSource({
        "0, 0,0, 0,0,0,1, true", "1, 0,0, 0,0,0,1, false", "1, 0,0, 0,0,0,3, true", "1, 0,0, 1,0,0,0, true", "1, 0,0, 0,1,0,0, true",
        "2, 0,0, 9,0,0,0, false", "2, 0,1, 2,0,0,0, true", "2, 0,1, 1,1,0,0, true", "3, 0,1, 2,0,0,0, true", "4, 0,1, 9,0,0,0, false",
        "4, 1,0, 2,0,0,0, false", "4, 1,0, 3,0,0,0, true", "5, 1,0, 3,0,0,0, true", "3, 1,0, 2,0,0,0, true"})
    void theLeastBlockade(int level, int plus, int minus, int nwd, int ngd, int ntd, int nde, boolean suffices) {
        assertThat(BlockadeStrength.from(TABLES).suffices(ships(plus, minus, nwd, ngd, ntd, nde), level)).isEqualTo(suffices);
    }

    /** The Polish example: a FLEET- that holds 1 ND needs a further ND. */
    @Test
    void aFleetThatHoldsOneShipNeedsAFurtherOne() {
        var blockade = BlockadeStrength.from(TABLES);
        assertThat(blockade.suffices(ships(0, 1, 1, 0, 0, 0), 2)).isFalse();
        assertThat(blockade.suffices(ships(0, 1, 1, 0, 1, 0), 2)).as("its transport is no ND").isFalse();
        assertThat(blockade.suffices(ships(0, 1, 2, 0, 1, 0), 2)).isTrue();
    }

    @Test
    void aLevelThatTheTableDoesNotHaveIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> BlockadeStrength.from(TABLES).suffices(ships(1, 0, 9, 0, 0, 0), 6))
                .withMessageContaining("level 6");
    }

    private static boolean feeds(NavalUnits ships, Units land) {
        return SupplyByShips.from(TABLES).canSupply(ships, land);
    }

    @Test
    void shipsWithoutAWholeOneSupplyOneLd() {
        var nde = ships(0, 0, 0, 0, 0, 2);
        assertThat(feeds(nde, Units.of(0, 0, 1))).isTrue();
        assertThat(feeds(nde, new Units(0, 0, 1, 1, 0, 0, false))).as("1 LD and a LDE").isFalse();
        assertThat(feeds(nde, Units.of(0, 0, 2))).isFalse();
    }

    @Test
    void shipsWithoutFleetSupplyThreeLdAndNoArmy() {
        var nd = ships(0, 0, 2, 0, 0, 0);
        assertThat(feeds(nd, Units.of(0, 0, 3))).isTrue();
        assertThat(feeds(nd, Units.of(0, 0, 4))).isFalse();
        assertThat(feeds(nd, Units.of(0, 1, 0))).isFalse();
        assertThat(feeds(ships(0, 0, 0, 0, 1, 0), Units.of(0, 0, 3))).as("a transport outside a convoy").isTrue();
    }

    @Test
    void aSmallFleetWithTwoShipsSuppliesASmallStack() {
        var small = ships(0, 1, 2, 0, 0, 0);
        assertThat(feeds(small, Units.of(1, 0, 1))).isTrue();
        assertThat(feeds(small, Units.of(1, 1, 0))).as("6 LD").isFalse();
        assertThat(feeds(small, new Units(1, 0, 1, 0, 1, 3, false))).as("5 LD and a Pasha").isTrue();
        assertThat(feeds(small, new Units(1, 0, 1, 0, 2, 6, false))).as("two Pashas").isFalse();
        assertThat(feeds(ships(0, 1, 1, 0, 1, 0), Units.of(0, 1, 0))).as("AMB-72: the line of ND").isFalse();
        assertThat(feeds(ships(0, 1, 1, 0, 1, 0), Units.of(0, 0, 3))).as("AMB-72: the line of ND").isTrue();
    }

    @Test
    void aLargeFleetWithThreeShipsSuppliesAnyStack() {
        assertThat(feeds(ships(1, 0, 3, 0, 0, 0), Units.of(2, 0, 0))).isTrue();
        assertThat(feeds(ships(1, 0, 2, 0, 0, 0), Units.of(2, 0, 0))).isFalse();
        assertThat(feeds(ships(1, 0, 2, 0, 0, 0), Units.of(1, 0, 1))).as("as a small fleet").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"NONE, 0,0,true", "PORT, 1,0,true", "PORT, 0,1,true", "PORT, 1,1,false", "ARSENAL, 2,1,true"})
    void harboursHoldFleets(PortKind anchor, int plus, int minus, boolean holds) {
        if (anchor == PortKind.NONE) {
            assertThatIllegalArgumentException().isThrownBy(() -> Harbour.of(anchor));
            return;
        }
        assertThat(Harbour.of(anchor).canHold(ships(plus, minus, 6, 0, 0, 0), TABLES)).isEqualTo(holds);
    }

    @Test
    void aFortHoldsShipsButNoFleet() {
        assertThat(Harbour.FORT.canHold(ships(0, 0, 4, 0, 0, 1), TABLES)).isTrue();
        assertThat(Harbour.FORT.canHold(ships(0, 1, 2, 0, 0, 0), TABLES)).isFalse();
    }

    /** In half points: a warship and a galley 2, a transport 6, an NDE 1; a LD 4, a LDE 1; an ARMY+ of class IV in period VI 24. */
    @Test
    void transportPoints() {
        var transport = SeaTransport.from(TABLES);
        assertThat(transport.capacity(new NavalUnits(1, 0, 5, 2, 2, 1, 1))).isEqualTo(5 * 2 + 2 * 2 + 2 * 6 + 1 + 2);
        assertThat(transport.need(Units.of(1, 0, 0), ArmyClass.IV, Period.VI)).isEqualTo(24);
        assertThat(transport.need(Units.of(0, 1, 1), ArmyClass.III, Period.I)).as("3 points and 2").isEqualTo(10);
        assertThat(transport.need(new Units(0, 0, 0, 2, 0, 0, false), ArmyClass.A, Period.II)).isEqualTo(2);
    }

    @Test
    void goldTakesAPointForFiveDucats() {
        var transport = SeaTransport.from(TABLES);
        assertThat(transport.need(0)).isZero();
        assertThat(transport.need(5)).isEqualTo(2);
        assertThat(transport.need(12)).as("three pieces").isEqualTo(6);
    }

    @Test
    void pashasAndTimarNeverEmbark() {
        var pashas = new Units(1, 0, 0, 0, 1, 3, false);
        assertThat(SeaTransport.canEmbark(pashas)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> SeaTransport.from(TABLES).need(pashas, ArmyClass.I, Period.I));
    }
}
