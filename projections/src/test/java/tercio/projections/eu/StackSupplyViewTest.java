package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;

/** The supply of stacks in the view of the map, with the line that the page draws. From Champagne each enemy plain costs 2 MP. */
class StackSupplyViewTest {

    private final EuMilitary rules = new EuMilitary();

    private EuState board(EuScenario.StackAtStart... stacks) {
        var printed = rules.scenario("artois").orElseThrow();
        return rules.start(new EuScenario(printed.name(), printed.period(), printed.turn(), printed.startRound(), false, printed.alliances(),
                printed.countries(), List.of(), printed.owners(), printed.controllers(), printed.fortresses(), List.of(stacks)), Readings.STANDARD);
    }

    private static EuScenario.StackAtStart french(String id, String province) {
        return new EuScenario.StackAtStart(new StackId(id), new SpaceId(province), new CountryId("france"), Counters.of(Units.of(0, 1, 0)), false, List.of());
    }

    private static StackSupplyView supply(EuState board, String stack) {
        return StackView.of(on(board), board.stacks().get(new StackId(stack))).supply();
    }

    private static WarView on(EuState board) {
        return new WarView(board, EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void aStackShowsItsLineAndWhyItIsWeak() {
        var board = board(french("first", "hainaut"), french("second", "brabant"), french("third", "limburg"), french("home", "champagne"));

        assertThat(supply(board, "home")).isEqualTo(new StackSupplyView("full", List.of(new SpaceId("champagne")), 0, false));
        assertThat(supply(board, "second")).isEqualTo(new StackSupplyView("full", List.of(new SpaceId("champagne"), new SpaceId("hainaut"), new SpaceId("brabant")), 4, false));
        var weak = supply(board, "third");
        assertThat(weak.state()).isEqualTo("weak");
        assertThat(weak.line()).containsExactly(new SpaceId("champagne"), new SpaceId("hainaut"), new SpaceId("brabant"), new SpaceId("limburg"));
        assertThat(weak.mp()).isEqualTo(6);
        assertThat(weak.cutOff()).isFalse();
        assertThat(weak.causes()).extracting(cause -> cause.in(Language.EN)).containsExactly("its line is 6 MP or longer");
        assertThat(weak.causes()).extracting(cause -> cause.in(Language.FR)).containsExactly("sa ligne fait 6 MP ou plus");
    }

    @Test
    void withoutALineItSaysThatTheNextSegmentDestroysIt() {
        var board = board(french("alone", "brabant"));

        assertThat(supply(board, "alone")).isEqualTo(new StackSupplyView("none", List.of(), null, true));
        assertThat(supply(board.with(board.stacks().get(new StackId("alone")).withBesieged(true)), "alone").state()).isEqualTo("besieged");
    }

    @Test
    void aProvinceShowsItsPillagesAndAFortressThatAFleetHasSupplied() {
        var board = board(french("home", "champagne"));
        var marked = board.withMarks(board.marks().withPillage(new SpaceId("artois"), 3).withSupplied(new SpaceId("picardie"), true).withFlood(new SpaceId("utrecht"), true));
        var zones = Map.of("artois", zone(marked, "artois"), "picardie", zone(marked, "picardie"));

        assertThat(zone(marked, "utrecht").flooded()).isTrue();
        assertThat(zones.get("artois").flooded()).isFalse();
        assertThat(zones.get("artois").pillageMinus()).isEqualTo(1);
        assertThat(zones.get("artois").pillagePlus()).isEqualTo(1);
        assertThat(zones.get("artois").fortress().supplied()).isFalse();
        assertThat(zones.get("picardie").fortress().supplied()).isTrue();
    }

    private static MapView.Zone zone(EuState board, String id) {
        return MapView.of(on(board)).zones().stream().filter(zone -> zone.id().equals(new SpaceId(id))).findFirst().orElseThrow();
    }
}
