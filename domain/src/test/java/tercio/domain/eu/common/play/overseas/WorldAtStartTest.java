package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.eu.scenario.StartingBoard;
import tercio.domain.eu.sea.ships.Harbour;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** The rest of the world at the start of a game: establishments, cities, the owners of Areas, troops there. */
class WorldAtStartTest {

    private static EuState start(EuScenario scenario) {
        assertThat(ScenarioFaults.of(scenario, Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).isEmpty();
        return StartingBoard.of(scenario, Readings.STANDARD, EuMap.PRINTED);
    }

    private static WarView board(Situation situation) {
        return new WarView(start(situation.scenario()), EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void anEstablishmentHasAFortAndAColonyOfLevelSixAFortressOfLevelOne() {
        var state = start(franceAgainstSpain().establishment("spain", Kind.COLONY, 6, "r_cuba_w").establishment("spain", Kind.TRADING_POST, 2, "r_cuba_e")
                .establishment("france", Kind.COLONY, 3, "r_recife_ne").fortified(2).scenario());
        assertThat(state.fortress(new SpaceId("r_cuba_w")).level()).isEqualTo(1);
        assertThat(state.fortress(new SpaceId("r_cuba_e")).level()).isZero();
        assertThat(state.fortress(new SpaceId("r_recife_ne")).level()).isEqualTo(2);
        assertThat(state.fortress(new SpaceId("r_recife_ne")).controller().value()).isEqualTo("france");
        assertThat(state.world().establishments().in(new SpaceId("r_cuba_e")).getFirst().level()).isEqualTo(2);
    }

    @Test
    void aCityBelongsToTheOwnerOfItsAreaAndLandWithoutAnOwnerToNobody() {
        var board = board(franceAgainstSpain().area("azteca", "azteque"));
        assertThat(board.controller(new SpaceId("r_azteca_c")).value()).isEqualTo("azteque");
        assertThat(board.state().fortress(new SpaceId("r_azteca_c")).level()).isEqualTo(1);
        assertThat(board.isNeutral(new SpaceId("r_azteca_c"), Alliance.of(0))).isTrue();
        assertThat(board.controller(new SpaceId("r_inca_e")).value()).isEmpty();
        assertThat(board.isNeutral(new SpaceId("r_inca_e"), Alliance.of(0))).isFalse();
        assertThat(board.isNobodysLand(new SpaceId("r_cuba_w"))).isTrue();
        assertThat(board.state().fortress(new SpaceId("r_cuba_w"))).isNull();
    }

    @Test
    void anyEstablishmentIsAPortOnAllItsCoasts() {
        var board = board(franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_cuba_w").establishment("spain", Kind.FORT, 0, "r_cuba_e"));
        assertThat(Ports.harbour(board, new SpaceId("r_cuba_w"))).contains(Harbour.PORT);
        assertThat(Ports.harbour(board, new SpaceId("r_cuba_e"))).contains(Harbour.FORT);
        assertThat(Ports.harbour(board, new SpaceId("r_recife_ne"))).isEmpty();
        assertThat(board.map().seasOf(new SpaceId("r_cuba_w"))).allSatisfy(sea -> assertThat(Ports.provincesOn(board, sea)).extracting(Space::id).contains(new SpaceId("r_cuba_w")));
        assertThat(board.map().blockadedFrom(new SpaceId("r_cuba_w"))).isEqualTo(board.map().seasOf(new SpaceId("r_cuba_w")));
    }

    @Test
    void aFleetLiesInAColonyAndNotInAFort() {
        var fleet = new Ships(1, 0, 4, 0, 0, 0, 0);
        assertThat(ScenarioFaults.of(franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_cuba_w").fleet("s", "spain", "r_cuba_w", fleet).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).isEmpty();
        assertThat(ScenarioFaults.of(franceAgainstSpain().establishment("spain", Kind.FORT, 0, "r_cuba_w").fleet("s", "spain", "r_cuba_w", fleet).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).containsOnlyKeys("/fleets/0/at");
    }

    @Test
    void faultsOfEstablishments() {
        var none = franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "tejo").establishment("nobody", Kind.MISSION, 0, "r_cuba_w")
                .establishment("spain", Kind.COLONY, 7, "r_cuba_e").establishment("spain", Kind.FORT, 0, "r_recife_ne").fortified(9)
                .area("atlantis", "spain").scenario();
        assertThat(ScenarioFaults.of(none, Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).containsOnlyKeys("/overseas/establishments/0/province",
                "/overseas/establishments/1/owner", "/overseas/establishments/2/level", "/overseas/establishments/3/fortress", "/overseas/areas/atlantis");
        var two = franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_cuba_w").establishment("spain", Kind.TRADING_POST, 1, "r_cuba_w").scenario();
        assertThat(ScenarioFaults.of(two, Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).containsOnlyKeys("/overseas/establishments/1/province");
        assertThat(start(franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_cuba_w").establishment("spain", Kind.MISSION, 0, "r_cuba_w").scenario())
                .world().establishments().in(new SpaceId("r_cuba_w"))).hasSize(2);
    }

    @Test
    void explorationDetachmentsStandInTheRestOfTheWorldAlone() {
        assertThat(start(franceAgainstSpain().overseas().stack("c", "spain", "r_cuba_w", 0, 0, 1).detachments(2).scenario()).stack(new StackId("c")).orElseThrow()
                .units().thirds()).isEqualTo(5);
        assertThat(ScenarioFaults.of(franceAgainstSpain().overseas().stack("c", "spain", "castilla_la_vieja", 0, 0, 1).detachments(1).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).containsOnlyKeys("/stacks/0/units/lde");
        assertThat(ScenarioFaults.of(franceAgainstSpain().overseas().stack("c", "spain", "r_cuba_w", 0, 0, 0).detachments(3).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED)).containsOnlyKeys("/stacks/0/units");
    }

    @Test
    void aGameOfEuropeHasNoProvinceOfTheRestOfTheWorld() {
        assertThat(ScenarioFaults.of(franceAgainstSpain().stack("c", "spain", "r_cuba_w", 0, 0, 1).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED))
                .containsOnlyKeys("/stacks/0/province");
        var board = new WarView(start(franceAgainstSpain().scenario()), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(board.roads(new SpaceId("r_azteca_c"))).isEmpty();
        assertThat(board(franceAgainstSpain().overseas()).roads(new SpaceId("r_azteca_c"))).isNotEmpty();
    }
}
