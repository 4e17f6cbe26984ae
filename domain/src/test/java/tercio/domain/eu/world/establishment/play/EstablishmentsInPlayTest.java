package tercio.domain.eu.world.establishment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.sea.ships.Harbour;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;

/** Establishments on the board: their harbours and their supply (EU-SUP-WORLD), and the land that they close (EU-CTRL-WORLD). */
class EstablishmentsInPlayTest {

    private static final Ships SHIPS = new Ships(0, 0, 3, 0, 1, 0, 0);
    private static final Ships ONE_FLEET = new Ships(1, 0, 4, 0, 0, 0, 0);
    private static final Ships TWO_FLEETS = new Ships(1, 1, 6, 0, 0, 0, 0);

    private static WarView board(Situation situation) {
        return new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    private static boolean harbours(Kind kind, int level, Ships ships) {
        var board = board(franceAgainstSpain().charted().establishment("spain", kind, level, "r_angola_n").fleet("armada", "spain", "s_cadix", ships));
        return Ports.isFriendly(board, board.state().fleet(new StackId("armada")).orElseThrow(), new SpaceId("r_angola_n"));
    }

    @ParameterizedTest
    @EnumSource(names = {"FORT", "MISSION"})
    void fortsAndMissionsHaveAHarbourForSingleShips(Kind kind) {
        assertThat(harbours(kind, 0, SHIPS)).isTrue();
        assertThat(harbours(kind, 0, ONE_FLEET)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = {"TRADING_POST", "COLONY"})
    void tradingPostsAndColoniesHaveAHarbourForOneFleet(Kind kind) {
        assertThat(harbours(kind, 1, ONE_FLEET)).isTrue();
        assertThat(harbours(kind, 1, TWO_FLEETS)).isFalse();
    }

    @Test
    void aProvinceWithoutACoastHasNoHarbourAndAColonyOfLevelSixAnOrdinaryOne() {
        var board = board(franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 1, "r_azteca_c").establishment("spain", Kind.COLONY, 6, "r_angola_n"));
        assertThat(Ports.harbour(board, new SpaceId("r_azteca_c"))).isEmpty();
        assertThat(Ports.harbour(board, new SpaceId("r_angola_n"))).contains(Harbour.PORT);
    }

    private static List<WeakSupplyCause> weakSupply(Situation situation) {
        var board = board(situation.stack("cortes", "spain", "r_chichimeca_e", 0, 0, 2));
        return SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("cortes")).orElseThrow())).orElseThrow().weak();
    }

    @Test
    void supplyFromASourceThatIsControlledAndNotOwnedIsWeak() {
        assertThat(weakSupply(franceAgainstSpain().charted().establishment("france", Kind.TRADING_POST, 2, "r_azteca_e").heldBy("spain"))).containsExactly(WeakSupplyCause.NOT_OWNED);
        assertThat(weakSupply(franceAgainstSpain().alliances(List.of("spain", "portugal"), List.of("france")).charted().establishment("portugal", Kind.TRADING_POST, 2, "r_azteca_e").heldBy("spain")))
                .as("owned by an ally").isEmpty();
        assertThat(weakSupply(franceAgainstSpain().charted().establishment("spain", Kind.TRADING_POST, 2, "r_azteca_e"))).isEmpty();
    }

    private static boolean isClosed(WarView board, String province) {
        return board.isNeutral(new SpaceId(province), board.state().allianceOf(new CountryId("spain")));
    }

    private static Situation india() {
        return franceAgainstSpain().charted().area("gujarat", "gujarat").area("malabar", "vijayanagar").establishment("gujarat", Kind.TRADING_POST, 1, "r_malabar_n")
                .establishment("spain", Kind.TRADING_POST, 3, "r_cotedor_w");
    }

    /** Gujarat owns its Area and has a post elsewhere; nobody owns Angola. */
    @Test
    void neutralLandIsThatOfMinorsAndOfEstablishments() {
        var board = board(india());
        assertThat(isClosed(board, "r_angola_n")).as("of nobody").isFalse();
        assertThat(isClosed(board, "r_gujarat_e")).isTrue();
        assertThat(isClosed(board, "r_malabar_n")).isTrue();
        assertThat(board.controller(new SpaceId("r_malabar_n"))).as("the post first").isEqualTo(new CountryId("gujarat"));
        assertThat(isClosed(board, "r_cotedor_w")).as("its own").isFalse();
    }

    @Test
    void landOfAnEnemyIsOpen() {
        var board = board(india().alliances(List.of("spain"), List.of("france", "gujarat")));
        assertThat(isClosed(board, "r_gujarat_e")).isFalse();
        assertThat(isClosed(board, "r_malabar_n")).as("the post of an enemy in the Area of a neutral country").isFalse();
        assertThat(isClosed(board, "r_malabar_s")).as("the rest of the Area").isTrue();
    }
}
