package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.map.SpaceId;

/** The length of supply by ships: 3 MP, 6 in foreign desert, and 1 for each sea zone that their line crosses (EU-SUP-1, AMB-22). */
class SupplyFromShipsTest {

    private static final Ships FLEET = new Ships(1, 0, 4, 0, 0, 0, 0);

    /** Spain besieges a province with 2 LD, fed by ships in a sea zone. */
    private static WarView fed(Situation situation, String province, String sea) {
        var state = situation.stack("his", "spain", province, 0, 0, 2).fleet("ships", "spain", sea, FLEET).war().board();
        return new WarView(state.with(state.fleet(new StackId("ships")).orElseThrow().withAction(NavalAction.supply())), EuMap.PRINTED, EuTables.PRINTED);
    }

    private static SupplyRoute route(WarView board, String province) {
        return SupplyLines.bestRoute(board, board.stacks(new SpaceId(province), stack -> true)).orElseThrow();
    }

    /** The Gulf of Lion has a Spanish port: nothing is crossed. */
    @Test
    void shipsBesideTheirPortSupplyByThreeMp() {
        var board = fed(franceAgainstSpain(), "provence", "s_lion");
        assertThat(route(board, "provence").mp()).isEqualTo(3);
        assertThat(route(board, "provence").fleet()).contains(new StackId("ships"));
        assertThat(route(board, "provence").weak()).isEmpty();
        assertThat(SupplyLines.closestDistance(board, board.stacks(new SpaceId("provence"), stack -> true))).as("the check of a siege").hasValue(3);
    }

    /** From a port on the Bay of Biscay the line crosses that bay and the Celtic Sea; Flanders and Zeeland are French here. */
    @Test
    void eachZoneCrossedCountsOne() {
        var far = franceAgainstSpain().controller("vlaanderen", "france").controller("zeeland", "france").controller("flandre", "france");
        var board = fed(far, "normandie", "s_manche");
        var route = route(board, "normandie");
        assertThat(route.mp()).isEqualTo(3 + 2);
        assertThat(route.weak()).containsExactly(WeakSupplyCause.SHIPS_AWAY);
    }

    /** Tripoli lies in desert: twice 3 MP, which makes the line long, and it goes through desert. */
    @Test
    void inForeignDesertItIsTwiceAsLong() {
        var desert = List.of("tripoli", "cyrenaica", "barqah").stream().filter(province -> EuMap.PRINTED.province(new SpaceId(province)).isPresent()).findFirst().orElseThrow();
        var sea = EuMap.PRINTED.seasOf(new SpaceId(desert)).stream().sorted().findFirst().orElseThrow().value();
        var board = fed(franceAgainstSpain().owner(desert, "france").level(desert, 1), desert, sea);
        var route = route(board, desert);
        assertThat(route.mp()).isGreaterThanOrEqualTo(6);
        assertThat(route.weak()).contains(WeakSupplyCause.LONG, WeakSupplyCause.DESERT);
    }
}
