package tercio.cartography;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.coverage.CoverageValidator;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** The maps as they are committed: sound shapes without overlaps, and shores where the rules have them. */
class CommittedMapsTest {

    /** How much shore must be seen, in map units. */
    private static final double SHORE = 4;

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void theLandIsCoveredOnceByWholeShapes(String id) {
        var map = new CommittedMap(id);
        assertCovered(map.zones("land").values(), map.blanks("land", "europe"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void theSeaIsCoveredOnceByWholeShapes(String id) {
        var map = new CommittedMap(id);
        assertCovered(map.zones("sea").values(), map.blanks("sea"));
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

    private static void assertCovered(Collection<Geometry> zones, List<Geometry> blanks) {
        var shapes = new ArrayList<>(zones);
        shapes.addAll(blanks);
        assertThat(shapes).isNotEmpty().allMatch(Geometry::isValid);
        assertThat(CoverageValidator.isValid(shapes.toArray(Geometry[]::new))).isTrue();
    }
}
