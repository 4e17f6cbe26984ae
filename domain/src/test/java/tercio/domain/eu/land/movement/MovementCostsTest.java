package tercio.domain.eu.land.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.table.CsvTable;

/** EU-MOVE-1: the costs of the printed table, by hand. */
class MovementCostsTest {

    private static final boolean FRIENDLY = true;
    private static final boolean ENEMY = false;
    private static final Marcher AT_HOME = new Marcher(false, true);
    private static final Marcher NATIVE = new Marcher(true, false);

    @Test
    void aPlainCostsOneAmongFriendsAndTwoAmongEnemies() {
        assertThat(mp("ile_de_france", "artois", FRIENDLY)).isEqualTo(1);
        assertThat(mp("ile_de_france", "artois", ENEMY)).isEqualTo(2);
    }

    @Test
    void aRiverAPassAndAStraitCostOneMore() {
        assertThat(mp("ile_de_france", "picardie", FRIENDLY)).isEqualTo(1 + 1);
        assertThat(mp("ile_de_france", "picardie", ENEMY)).isEqualTo(2 + 1);
        assertThat(mp("dauphine", "savoia", ENEMY)).as("a plain behind the Alps").isEqualTo(2 + 1);
        assertThat(mp("friesland", "holland", ENEMY)).as("dense forest across a strait").isEqualTo(2 + 1);
    }

    @Test
    void onlyEnemyMountainsCostThree() {
        assertThat(mp("provence", "dauphine", FRIENDLY)).isEqualTo(2);
        assertThat(mp("provence", "dauphine", ENEMY)).isEqualTo(3);
        assertThat(mp("savoia", "dauphine", ENEMY)).as("and across a pass").isEqualTo(3 + 1);
    }

    @Test
    void forestCostsTwoWhoeverHoldsIt() {
        assertThat(mp("utrecht", "holland", FRIENDLY)).as("with the river").isEqualTo(2 + 1);
        assertThat(mp("gelderland", "holland", FRIENDLY)).isEqualTo(2);
        assertThat(mp("gelderland", "holland", ENEMY)).isEqualTo(2);
    }

    @Test
    void swampCostsOneMoreOnTheWayInAndOnTheWayOut() {
        assertThat(mp("brandenburg", "mecklenburg", ENEMY)).isEqualTo(2 + 1);
        assertThat(mp("hannover", "mecklenburg", FRIENDLY)).as("and a river").isEqualTo(2 + 1 + 1);
        assertThat(mp("mecklenburg", "holstein", ENEMY)).as("out into a plain").isEqualTo(2 + 1);
        assertThat(mp("mecklenburg", "vorpommern", ENEMY)).as("from swamp to swamp, once").isEqualTo(2 + 1);
    }

    @Test
    void underDevelopedLandCostsTwiceForThoseWhoAreNotNativeThere() {
        assertThat(mp("don", "donets", ENEMY)).as("an enemy plain across a river").isEqualTo((2 + 1) * 2);
        assertThat(costs("don", "donets", ENEMY, AT_HOME).total()).isEqualTo(2 + 1);
    }

    @Test
    void inTheRestOfTheWorldMovesCostTwiceOrMore() {
        assertThat(mp("r_afghanistan_n", "r_afghanistan_c", ENEMY)).as("enemy mountains").isEqualTo(6);
        assertThat(mp("r_afghanistan_n", "r_afghanistan_c", FRIENDLY)).as("other rough").isEqualTo(6);
        assertThat(costs("r_afghanistan_n", "r_afghanistan_c", FRIENDLY, NATIVE).total()).isEqualTo(4);
    }

    @Test
    void theBeringPassageTakesTheWholeMove() {
        assertThat(mp("r_amour_n", "r_kamchatka_i", ENEMY)).isEqualTo(12);
        assertThat(MovementCosts.from(EuTables.PRINTED).longestMove()).isEqualTo(12);
    }

    @Test
    void desertCountsTwiceForSupplyOutsideNationalTerritory() {
        var entry = entry("algerie", "oran", ENEMY, Marcher.EUROPEAN);
        var table = MovementCosts.from(EuTables.PRINTED);
        assertThat(table.of(entry).total()).isEqualTo(2);
        assertThat(table.ofSupply(entry, true).total()).isEqualTo(2);
        assertThat(table.ofSupply(entry, false).total()).isEqualTo(2 * 2);
    }

    @Test
    void theCostsAreToldOneByOne() {
        assertThat(costs("hannover", "mecklenburg", ENEMY, Marcher.EUROPEAN).applied())
                .extracting(item -> item.value() + " " + item.reason() + " " + item.rule())
                .containsExactly("2 terrain EU-MOVE-1-1", "1 across a river EU-MOVE-1-3",
                        "1 into or out of swamp EU-MOVE-1-5");
    }

    @Test
    void nobodyWalksIntoTheSea() {
        var map = EuMap.PRINTED;
        var picardie = map.province(new SpaceId("picardie")).orElseThrow();
        var kent = map.province(new SpaceId("kent")).orElseThrow();
        var overTheChannel = new ProvinceEntry(picardie, BorderKind.COAST, kent, ENEMY, Marcher.EUROPEAN);
        assertThatIllegalArgumentException().isThrownBy(() -> MovementCosts.from(EuTables.PRINTED).of(overTheChannel));
    }

    @Test
    void aTableWithoutALineIsRefused() {
        var torn = CsvTable.parse("torn", "kind,condition,europe_mp,rotw_mp\nterrain,friendly_clear,1,2\n");
        assertThatIllegalArgumentException().isThrownBy(() -> MovementCosts.read(torn)).withMessageContaining("enemy_clear");
    }

    private static int mp(String from, String to, boolean friendly) {
        return costs(from, to, friendly, Marcher.EUROPEAN).total();
    }

    private static AppliedModifiers costs(String from, String to, boolean friendly, Marcher marcher) {
        return MovementCosts.from(EuTables.PRINTED).of(entry(from, to, friendly, marcher));
    }

    private static ProvinceEntry entry(String from, String to, boolean friendly, Marcher marcher) {
        var map = EuMap.PRINTED;
        return new ProvinceEntry(map.province(new SpaceId(from)).orElseThrow(), map.between(new SpaceId(from), new SpaceId(to)).orElseThrow().kind(),
                map.province(new SpaceId(to)).orElseThrow(), friendly, marcher);
    }
}
