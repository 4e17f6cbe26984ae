package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;

/**
 * Rivers of the rest of the world (EU-SUP-7). The Amazon parts the forests of Amazonia in the south and the south-east from those in the north.
 * Forest of nobody costs 6 MP, clear land 2, that of an enemy 4, a river 2 more.
 */
class AlongRiversTest {

    private static final String SOUTH = "r_amazonia_s";
    private static final String SOUTH_EAST = "r_amazonia_se";
    private static final String NORTH = "r_amazonia_n";

    private static WarView board(Situation situation) {
        return new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    private static AppliedModifiers cost(Situation situation, String from, String to) {
        var board = board(situation);
        return Marches.cost(board, board.state().stack(new StackId("orellana")).orElseThrow(), new SpaceId(from), new SpaceId(to));
    }

    private static Situation amazon(int armyMinus, int ld) {
        return franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, SOUTH).stack("orellana", "spain", SOUTH, 0, armyMinus, ld);
    }

    @Test
    void detachmentsGoAlongARiverAsOverClearLand() {
        assertThat(cost(amazon(0, 2), SOUTH, NORTH).total()).as("across the river itself").isEqualTo(2 + 2);
        assertThat(cost(amazon(0, 2), SOUTH, SOUTH_EAST).total()).as("along its bank").isEqualTo(2);
        assertThat(cost(amazon(0, 2).establishment("france", Kind.TRADING_POST, 1, SOUTH_EAST), SOUTH, SOUTH_EAST).total()).as("of an enemy").isEqualTo(4);
        assertThat(cost(amazon(0, 2), SOUTH_EAST, "r_belem_w").total()).as("into swamp").isEqualTo(2);
        assertThat(EuMap.PRINTED.areOnOneRiver(new SpaceId(SOUTH), new SpaceId("r_azteca_e"))).as("no neighbours").isFalse();
    }

    @Test
    void armiesDoNot() {
        assertThat(cost(amazon(1, 1), SOUTH, NORTH).total()).isEqualTo(6 + 2);
        assertThat(cost(amazon(1, 1), SOUTH, SOUTH_EAST).total()).isEqualTo(6);
    }

    @Test
    void landAwayFromTheRiverAndEuropeCostWhatTheyDo() {
        var mexico = franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, "r_azteca_e").stack("orellana", "spain", "r_azteca_e", 0, 0, 2);
        assertThat(cost(mexico, "r_azteca_e", "r_azteca_c").total()).as("a mountain without a river").isEqualTo(6);
        // Hannover and Mecklenburg lie on the two banks of a river: rough land 2, river 1, swamp 1.
        var europe = franceAgainstSpain().stack("orellana", "spain", "artois", 0, 0, 2);
        assertThat(cost(europe, "hannover", "mecklenburg").total()).isEqualTo(2 + 1 + 1);
    }

    @Test
    void theMoveSaysWhatTheRiverSaves() {
        var war = amazon(0, 2).war().waits("france").declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("orellana"), List.of(new SpaceId(NORTH))));
        assertThat(cost(amazon(0, 2), SOUTH, NORTH).applied()).extracting(item -> item.value() + " " + item.reason() + " " + item.rule())
                .containsExactly("6 terrain EU-MOVE-1-1", "2 across a river EU-MOVE-1-3", "-4 along a river, as clear land EU-SUP-7");
        assertThat(War.sum(war.step("Spain's stack of 2 LD enters Amazonia N"))).isEqualTo(4);
    }

    @Test
    void linesOfSupplyGoAlongItAlsoToAnArmy() {
        // Over the forest the line has 8 MP, which is weak supply for an ARMY: 6 or more.
        var army = franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, SOUTH).stack("orellana", "spain", NORTH, 0, 1, 0);
        var board = board(army);
        assertThat(SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("orellana")).orElseThrow())).orElseThrow()).satisfies(line -> {
            assertThat(line.mp()).isEqualTo(2 + 2);
            assertThat(line.weak()).isEmpty();
        });
    }

    @Test
    void aDesertOnTheRiverMakesTheLineNoLongerAndStillWeak() {
        // The Colorado parts both from California: 6 MP of desert would count twice.
        var arizona = franceAgainstSpain().charted().establishment("spain", Kind.COLONY, 2, "r_arizona_n").stack("orellana", "spain", "r_arizona_s", 0, 0, 2);
        var board = board(arizona);
        var line = SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("orellana")).orElseThrow())).orElseThrow();
        assertThat(line.mp()).isEqualTo(2);
        assertThat(line.weak()).containsExactly(WeakSupplyCause.DESERT);
    }
}
