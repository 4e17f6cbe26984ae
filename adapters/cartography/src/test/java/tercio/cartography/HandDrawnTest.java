package tercio.cartography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.coverage.CoverageValidator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** A square island of three zones in the midst of the sea: its borders are redrawn, its coast is not. */
class HandDrawnTest {

    private static final GeometryFactory FACTORY = new GeometryFactory();
    private static final MapFrame FRAME = new MapFrame(-300, -300, 300, 300);
    private static final Geometry ISLAND = FACTORY.toGeometry(new Envelope(-200, 200, -200, 200));
    private static final List<Site> SITES = List.of(site("west", -90, 0), site("north", 90, -80), site("south", 90, 90));
    private static final List<Coordinate> PLACES = SITES.stream().map(Site::at).toList();

    private static Site site(String label, double x, double y) {
        return new Site(label, new Coordinate(x, y));
    }

    private static SortedMap<String, Geometry> straight() {
        var borders = OverlayNGRobust.overlay(VoronoiCells.borders(SITES), ISLAND, OverlayNG.INTERSECTION);
        return Coverage.of(List.of(FRAME.area().getBoundary(), ISLAND.getBoundary(), borders), 0.5,
                at -> Optional.of(ISLAND.getEnvelopeInternal().contains(at) ? Site.nearest(at, SITES).label() : "water"));
    }

    private static SortedMap<String, Geometry> drawn(Set<String> rivers) {
        return new HandDrawn(FRAME, 0.5, Set.of("water"), rivers, PLACES).of(straight());
    }

    private static Geometry between(SortedMap<String, Geometry> shapes, String one, String other) {
        return OverlayNGRobust.overlay(shapes.get(one), shapes.get(other).getBoundary(), OverlayNG.INTERSECTION);
    }

    @Test
    void zonesStillTouchExactlyAndCoverWhatTheyCovered() {
        var shapes = drawn(Set.of());
        assertThat(shapes.values()).allMatch(Geometry::isValid);
        assertThat(CoverageValidator.isValid(shapes.values().toArray(Geometry[]::new))).isTrue();
        assertThat(shapes.values().stream().mapToDouble(Geometry::getArea).sum()).isCloseTo(360_000, within(1e-6));
    }

    @Test
    void aBorderIsLongerThanTheStraightOneAndEndsWhereItEnded() {
        var before = between(straight(), "north", "west");
        var after = between(drawn(Set.of()), "north", "west");
        assertThat(after.getNumPoints()).isGreaterThan(10);
        assertThat(after.getLength()).isGreaterThan(1.01 * before.getLength());
        assertThat(after.getBoundary().norm().equalsExact(before.getBoundary().norm())).as("the same ends").isTrue();
    }

    @Test
    void theCoastStaysAsItIs() {
        var shapes = drawn(Set.of());
        shapes.remove("water");
        assertThat(Coverage.merge(shapes.values()).equalsTopo(ISLAND)).isTrue();
    }

    @Test
    void theSameLinesComeOutEachTime() {
        drawn(Set.of()).forEach((label, shape) -> assertThat(shape.equalsExact(drawn(Set.of()).get(label))).as(label).isTrue());
    }

    @Test
    void aRiverHasAnotherCourseThanABorder() {
        assertThat(between(drawn(Set.of("north west")), "north", "west").equalsTopo(between(drawn(Set.of()), "north", "west"))).isFalse();
    }

    /** Places close to the straight border stay on their side. */
    @Test
    void noPlaceChangesItsSide() {
        var border = between(straight(), "north", "south");
        var places = Stream.iterate(-190, x -> x < 190, x -> x + 10)
                .map(x -> OverlayNGRobust.overlay(border, FACTORY.toGeometry(new Envelope(x, x + 1, -200, 200)), OverlayNG.INTERSECTION).getCentroid())
                .filter(at -> !at.isEmpty())
                .flatMap(at -> Stream.of(new Coordinate(at.getX(), at.getY() - 3), new Coordinate(at.getX(), at.getY() + 3)))
                .toList();
        assertThat(places).hasSizeGreaterThan(10);
        var before = straight();
        var after = new HandDrawn(FRAME, 0.5, Set.of("water"), Set.of(), places).of(before);
        assertThat(places).allSatisfy(at -> before.forEach((label, shape) ->
                assertThat(after.get(label).contains(FACTORY.createPoint(at))).isEqualTo(shape.contains(FACTORY.createPoint(at)))));
    }
}
