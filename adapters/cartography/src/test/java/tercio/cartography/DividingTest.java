package tercio.cartography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** A square island of two zones, west and east, the border in the middle. */
class DividingTest {

    private static final GeometryFactory FACTORY = new GeometryFactory();
    private static final MapFrame SEA = new MapFrame(-50, -50, 50, 50);
    private static final List<Site> SITES =
            List.of(site("west", -5, 0), site("east", 5, 1), site("east", 5, -1), site("west", -5, 3));

    private static Site site(String label, double x, double y) {
        return new Site(label, new Coordinate(x, y));
    }

    private static SortedMap<String, Geometry> island() {
        var island = FACTORY.toGeometry(new Envelope(-10, 10, -10, 10));
        var lines = List.of(
                island.getBoundary(), OverlayNGRobust.overlay(VoronoiCells.borders(SITES), island, OverlayNG.INTERSECTION));
        return Coverage.of(lines, 0.5, at -> Optional.of(Site.nearest(at, SITES).label()));
    }

    @Test
    void onlyDifferentZonesHaveABorder() {
        var island = FACTORY.toGeometry(new Envelope(-10, 10, -10, 10));
        var sameZone = List.of(site("west", -5, 0), site("west", 5, 0));
        assertThat(OverlayNGRobust.overlay(VoronoiCells.borders(sameZone), island, OverlayNG.INTERSECTION).isEmpty()).isTrue();
    }

    @Test
    void theZonesFillTheIslandAndDoNotOverlap() {
        var shapes = island();
        assertThat(shapes).containsOnlyKeys("east", "west");
        assertThat(shapes.get("east").getArea() + shapes.get("west").getArea()).isCloseTo(400, within(1e-9));
        assertThat(shapes.get("east").intersection(shapes.get("west")).getArea()).isZero();
    }

    @Test
    void theCommonBorderIsOneArcThatEachRunsThroughInItsOwnDirection() {
        var arcs = new Arcs(0.5, SEA);
        var made = arcs.add(island());
        assertThat(arcs.all()).hasSize(3);
        var shared = arcs.all().stream().filter(arc -> arc.beside().size() == 2).toList();
        assertThat(shared).hasSize(1);
        var number = arcs.all().indexOf(shared.getFirst());
        var east = made.get("east").getFirst().getFirst();
        var west = made.get("west").getFirst().getFirst();
        assertThat(east).hasSize(2);
        assertThat(List.of(east.contains(number), west.contains(number))).containsExactlyInAnyOrder(true, false);
        assertThat(List.of(east.contains(~number), west.contains(~number))).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void aLineAlongTheFrameIsNoCoast() {
        var arcs = new Arcs(0.5, new MapFrame(-10, -10, 50, 50));
        arcs.add(island());
        assertThat(arcs.all().stream().filter(Arcs.Arc::framed)).isNotEmpty()
                .allSatisfy(arc -> assertThat(arc.beside()).hasSize(1));
    }

    @Test
    void theDeepestPointOfASquareIsItsMiddle() {
        var deepest = DeepestPoint.of(FACTORY.toGeometry(new Envelope(0, 20, 0, 20)));
        assertThat(deepest.at().distance(new Coordinate(10, 10))).isLessThan(0.2);
        assertThat(deepest.room()).isCloseTo(10, within(0.2));
    }
}
