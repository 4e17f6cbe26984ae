package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.PresidioAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Naval stacks, blockades and straits in the views, and what differs between two boards with ships. */
class FleetViewTest {

    private final EuMilitary rules = new EuMilitary();

    /** France has 4 warships in Brest; Spain blockades it with 6 from the Celtic Sea, under Oquendo, and has a presidio before Picardie. */
    private EuState board() {
        var printed = rules.scenario("artois").orElseThrow();
        var countries = new HashMap<CountryId, Belligerent>();
        printed.countries().forEach((id, country) -> countries.put(id, new Belligerent(country.initiative(), country.landTechnology(), country.landTechnologyLevel(),
                country.tercio(), country.stability(), country.counters(), country.reforms(), Optional.of(new NavyAtStart(NavalTechnology.GALLEON_FLUYT, 24)))));
        var oquendo = new LeaderAtStart(new LeaderId("oquendo"), "Oquendo", new CountryId("spain"), "B", 3, 4, 2, 0, false, Optional.of(LeaderKind.ADMIRAL), Optional.empty(), Optional.empty());
        return rules.start(new EuScenario(printed.name(), printed.period(), printed.turn(), printed.startRound(), false, printed.alliances(), countries, List.of(oquendo),
                printed.owners(), printed.controllers(), printed.fortresses(), List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(List.of(
                        new FleetAtStart(new StackId("brest"), new SpaceId("finistere"), new CountryId("france"), new Ships(0, 1, 4, 0, 0, 0, 0), true, List.of()),
                        new FleetAtStart(new StackId("coruna"), new SpaceId("s_celtique"), new CountryId("spain"), new Ships(1, 1, 5, 0, 1, 1, 0), false, List.of(new LeaderId("oquendo")), Optional.of(new SpaceId("finistere"))))), Optional.of(Map.of(new SpaceId("picardie"), new PresidioAtStart(new CountryId("spain"), 2)))),
                Readings.STANDARD);
    }

    private static MapView map(EuState state) {
        return MapView.of(new WarView(state, EuMap.PRINTED, EuTables.PRINTED));
    }

    private static MapView.Zone zone(EuState state, String id) {
        return map(state).zones().stream().filter(zone -> zone.id().equals(new SpaceId(id))).findFirst().orElseThrow();
    }

    private static MapView.SeaZone sea(EuState state, String id) {
        return map(state).seas().stream().filter(zone -> zone.id().equals(new SpaceId(id))).findFirst().orElseThrow();
    }

    @Test
    void aProvinceShowsThePresidioBeforeItsPort() {
        assertThat(zone(board(), "picardie").fortress().presidio()).isEqualTo(new PresidioAtStart(new CountryId("spain"), 2));
        assertThat(zone(board(), "finistere").fortress().presidio()).isNull();
    }

    @Test
    void aPortShowsItsShipsAndWhoBlockadesIt() {
        var brest = zone(board(), "finistere");

        assertThat(brest.fleets()).singleElement().satisfies(fleet -> {
            assertThat(fleet.name().in(Language.EN)).isEqualTo("France's naval stack of 4 ships");
            assertThat(fleet.strength()).isEqualTo("F-");
            assertThat(fleet.veteran()).isTrue();
            assertThat(fleet.action()).isNull();
            // A warship carries two half points.
            assertThat(fleet.capacity()).isEqualTo(8);
            assertThat(fleet.source()).isZero();
        });
        assertThat(brest.fortress().blockaded()).isTrue();
        assertThat(brest.fortress().blockader()).isEqualTo(new StackId("coruna"));
        assertThat(zone(board(), "morbihan").fortress().blockader()).isNull();
    }

    @Test
    void aSeaZoneShowsItsShipsWithTheirAdmiralAndWhatTheyDo() {
        assertThat(sea(board(), "s_celtique").fleets()).singleElement().satisfies(fleet -> {
            assertThat(fleet.strength()).isEqualTo("F+ F-");
            assertThat(fleet.size()).isEqualTo("6 1/3");
            assertThat(fleet.thirds()).isEqualTo(19);
            // 5 warships 10, a third of one 1, a transport 6.
            assertThat(fleet.capacity()).isEqualTo(17);
            assertThat(fleet.leaders()).singleElement().extracting(StackView.LeaderView::values).isEqualTo("342");
            assertThat(fleet.action()).isEqualTo(new FleetView.Doing(NavalAction.Kind.BLOCKADE, "finistere"));
        });
        assertThat(sea(board(), "s_manche").fleets()).isEmpty();
    }

    /** The fort of Corfu commands the way between the Adriatic and the Ionian Sea. */
    @Test
    void aStraitNamesItsFortAndWhoHoldsIt() {
        var board = board();
        assertThat(sea(board, "s_adriatique").straits()).containsExactly(new MapView.Strait(new SpaceId("s_ionienne"), new SpaceId("corfu"), board.fortress(new SpaceId("corfu")).controller()));
        assertThat(sea(board, "s_manche").straits()).isEmpty();
    }

    private static List<String> changes(EuState before, EuState after) {
        return new EuComparison().between(before, after).stream().map(Texts::english).toList();
    }

    @Test
    void whatDiffersAtSeaIsSaid() {
        var before = board();
        var brest = before.fleet(new StackId("brest")).orElseThrow();
        var sailed = before.navies().with(brest.placedIn(new SpaceId("s_manche")).withShips(new NavalUnits(0, 1, 3, 0, 0, 1, 0)).withAction(NavalAction.blockade(new SpaceId("vlaanderen"))));

        assertThat(changes(before, before.withNavies(sailed))).containsExactly(
                "France's naval stack of 4 ships sailed from Finistère to Manche, now 1 FLEET-, 3 warships and 1 third of a warship.",
                "France's naval stack of 4 ships blockades Vlaanderen.",
                "France lost 2/3 ships on the map.");
        assertThat(changes(before, before.withNavies(before.navies().without(new StackId("brest"))))).containsExactly(
                "Gone from Finistère: France's naval stack of 4 ships.", "France lost 4 ships on the map.");
        assertThat(changes(before, before.withNavies(before.navies().withDamaged(before.navies().damaged()
                .plus(new DamagedShips(new CountryId("spain"), new WatersId("atlantic_eu"), new NavalUnits(0, 0, 2, 0, 0, 0, 0), before.box())))))).containsExactly("Spain gained 2 ships to be refitted.");
    }
}
