package tercio.cartography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.coverage.CoverageValidator;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** The maps as they are committed: sound shapes without gaps or overlaps, borders drawn by hand, and shores where the rules have them. */
class CommittedMapsTest {

    /** The length of shore that must be seen, in map units. */
    private static final double SHORE = 4;

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void landAndWaterCoverTheMapOnceByWholeShapes(String id) {
        var map = new CommittedMap(id);
        var shapes = new ArrayList<>(map.zones("land").values());
        shapes.addAll(map.zones("sea").values());
        shapes.addAll(map.blanks("land", "europe", "sea"));
        assertThat(shapes).isNotEmpty().allMatch(Geometry::isValid);
        assertThat(CoverageValidator.isValid(shapes.toArray(Geometry[]::new))).isTrue();
        assertThat(shapes.stream().mapToDouble(Geometry::getArea).sum()).isCloseTo(map.frame().getArea(), within(0.01));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void borderLinesBetweenLandsAreDrawnByHand(String id) {
        var longest = new CommittedMap(id).borderLines("land").stream().flatMapToDouble(line -> {
            var points = line.getCoordinates();
            return IntStream.range(1, points.length).mapToDouble(i -> points[i - 1].distance(points[i]));
        }).sorted().toArray();
        // Without the hand half of all lines are longer than 20 units.
        assertThat(longest[longest.length / 2]).isLessThan(10);
        assertThat(longest[longest.length * 99 / 100]).isLessThan(40);
    }

    /** A city lies in its own zone, unless it lies off the coast as the map has it. */
    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world"})
    void noBorderLeavesACityOnItsOtherSide(String id) {
        var map = new CommittedMap(id);
        var lands = map.zones("land");
        var cities = map.cities();
        assertThat(cities).hasSizeGreaterThan(50);
        assertThat(cities.keySet().stream().filter(zone -> lands.entrySet().stream()
                .anyMatch(land -> !land.getKey().equals(zone) && land.getValue().contains(cities.get(zone))))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "eu-europe, eu, /tercio/domain/eu/map/borders.csv, 6",
        "eu-world, eu, /tercio/domain/eu/map/borders.csv, 7",
        "eia, eia, eia/borders.csv, 7"
    })
    void nearlyAllShoresOfTheRulesAreSeen(String id, String game, String borders, int most) {
        var map = new CommittedMap(id);
        var land = map.shores();
        var sea = map.zones("sea");
        var shores = ZoneData.of(game, borders).borders().stream()
                .filter(border -> border.kind().equals("coast"))
                .map(border -> land.containsKey(border.a()) ? border : new ZoneData.Border(border.b(), border.a(), border.kind()))
                .filter(border -> land.containsKey(border.a()) && sea.containsKey(border.b()))
                .toList();
        var hidden = shores.stream()
                .filter(shore -> OverlayNGRobust.overlay(land.get(shore.a()), sea.get(shore.b()), OverlayNG.INTERSECTION).getLength() < SHORE)
                .toList();
        assertThat(hidden).hasSizeLessThanOrEqualTo(most);
    }
}
