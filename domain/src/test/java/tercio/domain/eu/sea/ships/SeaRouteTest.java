package tercio.domain.eu.sea.ships;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** The ways of ships over the printed map, and their lines of supply. */
class SeaRouteTest {

    private static final EuMap MAP = EuMap.PRINTED;

    private static SeaRoute way(String... spaces) {
        return new SeaRoute(MAP, Id.all(List.of(spaces), SpaceId::new));
    }

    @Test
    void seaZonesAndPortsThatAreEnteredCount() {
        assertThat(way("cornwall").zonesEntered()).isZero();
        assertThat(way("cornwall", "s_manche").zonesEntered()).isEqualTo(1);
        assertThat(way("cornwall", "s_celtique", "s_gascogne", "armor").zonesEntered()).isEqualTo(3);
    }

    /** The rulebook's example: from difficulty 5 with a port into difficulty 4 without one it is 4. */
    @Test
    void aPortOfItsOwnMakesAZoneEasier() {
        var out = way("s_nord", "s_oresund");
        assertThat(MAP.sea(new SpaceId("s_nord")).orElseThrow().difficulty()).isEqualTo(5);
        assertThat(MAP.sea(new SpaceId("s_oresund")).orElseThrow().difficulty()).isEqualTo(4);
        assertThat(out.greatestDifficulty(new SpaceId("s_nord")::equals)).contains(4);
        assertThat(out.greatestDifficulty(sea -> false)).contains(5);
        assertThat(out.greatestDifficulty(sea -> true)).contains(3);
        assertThat(way("cornwall").greatestDifficulty(sea -> true)).as("in port").isEmpty();
    }

    @Test
    void theStartCountsForTheDifficultyAndNotForTheMalus() {
        assertThat(MAP.sea(new SpaceId("s_aiguilles")).orElseThrow().malus()).isEqualTo(1);
        assertThat(way("s_aiguilles").malus()).isZero();
        var next = MAP.borders(new SpaceId("s_aiguilles")).stream().filter(border -> MAP.sea(border.to()).isPresent()).findFirst().orElseThrow().to().value();
        assertThat(way(next, "s_aiguilles").malus()).isEqualTo(1);
        assertThat(way("s_aiguilles").greatestDifficulty(sea -> false)).contains(7);
    }

    @Test
    void straitsOnTheWayAreNamedAsOftenAsTheyArePassed() {
        assertThat(way("s_adriatique", "s_ionienne", "s_thyrrenienne").straitForts()).containsExactly(new SpaceId("corfu"), new SpaceId("sicilia"));
        assertThat(way("s_adriatique", "s_ionienne", "s_adriatique").straitForts()).containsExactly(new SpaceId("corfu"), new SpaceId("corfu"));
    }

    @Test
    void aWayHasAStart() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SeaRoute(MAP, List.of()));
    }

    // --- Lines of supply -----------------------------------------------------------------------------------------------

    private static Optional<NavalSupplyLine> line(String sea, String... sources) {
        return NavalSupplyLine.shortest(MAP, new SpaceId(sea), Id.all(List.of(sources), SpaceId::new)::contains, zone -> true, fort -> 0);
    }

    /** The zones between count: next to the port the line has the length 0 (AMB-21). */
    @Test
    void theLengthIsTheZonesCrossed() {
        assertThat(line("s_celtique", "cornwall").orElseThrow().length()).isZero();
        assertThat(line("s_gascogne", "cornwall").orElseThrow()).isEqualTo(new NavalSupplyLine(new SpaceId("cornwall"), List.of(new SpaceId("s_celtique"), new SpaceId("s_gascogne"))));
        assertThat(line("s_gascogne", "cornwall").orElseThrow().length()).isEqualTo(1);
        assertThat(line("s_gascogne", "cornwall", "armor").orElseThrow().source().value()).isEqualTo("armor");
        assertThat(line("s_caspienne", "cornwall")).as("no way leads there").isEmpty();
    }

    @Test
    void closedStraitsOnTheLineAreNamed() {
        assertThat(line("s_ionienne", "veneto").orElseThrow().straitForts(MAP)).containsExactly(new SpaceId("corfu"));
    }

    /** The Ionian Sea is one zone away from both ports' seas: through the strait of Corfu, or from the Levant. */
    @Test
    void ofEquallyShortLinesTheStackTakesTheOneWithTheLeastStraits() {
        var closed = NavalSupplyLine.shortest(MAP, new SpaceId("s_ionienne"), Set.of(new SpaceId("veneto"), new SpaceId("cyrenaique"))::contains, zone -> true, fort -> 2).orElseThrow();
        assertThat(closed.straitForts(MAP)).isEmpty();
    }

    @Test
    void aClosedSeaIsNotCrossed() {
        var open = NavalSupplyLine.shortest(MAP, new SpaceId("s_nord"), Set.of(new SpaceId("gotland"))::contains, zone -> true, fort -> 0).orElseThrow();
        assertThat(open.zones()).contains(new SpaceId("s_oresund"));
        assertThat(NavalSupplyLine.shortest(MAP, new SpaceId("s_nord"), Set.of(new SpaceId("gotland"))::contains, zone -> !zone.equals(new SpaceId("s_oresund")), fort -> 0)).isEmpty();
    }
}
