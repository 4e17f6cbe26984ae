package tercio.adapters.eu.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.map.SpaceId;

/** The maps of the page show the zones of the rules, each whole, and what is neighbour there touches here. */
class MapFilesTest {

    private static final DrawnMap EUROPE = DrawnMap.read("eu-europe");
    private static final DrawnMap WORLD = DrawnMap.read("eu-world");
    private static final DrawnMap EMPIRES = DrawnMap.read("eia");

    /** European provinces that are printed on the map of the world. */
    private static final Set<String> OVERSEAS = Set.of("acores", "islas_canarias");

    /** The distance that counts as touching, in kilometres and in units of the world's map. */
    private static final double TOUCH = 5;
    private static final double WORLD_TOUCH = 15 / 4.0;

    /** The size that a browser may have to load for one game. */
    private static final int MOST_BYTES = 400_000;

    private static DrawnMap map(String id) {
        return switch (id) {
            case "eu-europe" -> EUROPE;
            case "eu-world" -> WORLD;
            default -> EMPIRES;
        };
    }

    @Test
    void eachProvinceIsDrawnOnceOnTheMapItIsPrintedOn() {
        var european = EuMap.PRINTED.provinces().stream()
                .filter(province -> province.theatre() == Theatre.EUROPE && !OVERSEAS.contains(province.id().value()))
                .map(province -> province.id().value())
                .toList();
        var others = EuMap.PRINTED.provinces().stream().map(province -> province.id().value()).filter(id -> !european.contains(id)).toList();
        assertThat(drawn(EUROPE, "land")).containsExactlyInAnyOrderElementsOf(european);
        assertThat(drawn(WORLD, "land")).containsExactlyInAnyOrderElementsOf(others);
    }

    @Test
    void eachSeaIsOnTheMapOfTheWorldAndThoseOfEuropeOnBoth() {
        var seas = EuMap.PRINTED.spaces().zones().stream().filter(Sea.class::isInstance).map(Sea.class::cast).toList();
        assertThat(drawn(WORLD, "sea")).containsExactlyInAnyOrderElementsOf(seas.stream().map(sea -> sea.id().value()).toList());
        assertThat(drawn(EUROPE, "sea"))
                .isSubsetOf(seas.stream().map(sea -> sea.id().value()).toList())
                .containsAll(seas.stream()
                        .filter(sea -> sea.waters().contains(WatersId.MEDITERRANEAN) || sea.waters().contains(WatersId.EUROPEAN_SEAS))
                        .map(sea -> sea.id().value())
                        .toList());
    }

    @Test
    void theMapOfEmpiresInArmsHasAllItsAreas() {
        assertThat(drawn(EMPIRES, "land")).hasSize(725);
        assertThat(drawn(EMPIRES, "sea")).hasSize(63);
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void allRingsClose(String id) {
        var map = map(id);
        var shapes = Stream.concat(map.zones().values().stream(), map.file().get("blanks").valueStream());
        assertThat(shapes.flatMap(shape -> map.rings(shape).stream()))
                .isNotEmpty()
                .allSatisfy(ring -> {
                    assertThat(ring).hasSizeGreaterThan(3);
                    assertThat(ring.getLast()).isEqualTo(ring.getFirst());
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void aZoneHasItsCentreInItselfOrIsADiscAroundIt(String id) {
        var map = map(id);
        assertThat(map.zones().values()).allSatisfy(zone -> {
            var centre = zone.get("centre");
            assertThat(zone.has("disc") || map.shape(zone).contains(centre.get(0).asDouble(), centre.get(1).asDouble()))
                    .as(zone.get("id").asString())
                    .isTrue();
            assertThat(zone.get("room").asDouble()).isPositive();
        });
    }

    @Test
    void theBordersOfEuropeAreSeen() {
        assertThat(bordersThatTouch(EUROPE, TOUCH)).isGreaterThanOrEqualTo(723);
    }

    @Test
    void theBordersOfTheWorldAreSeenAlmostAll() {
        assertThat(bordersThatTouch(WORLD, WORLD_TOUCH)).isGreaterThanOrEqualTo(596);
    }

    @Test
    void theBordersOfTheSeasAreSeen() {
        assertThat(pairs(WORLD, BorderKind.SEA)).hasSize(183).allSatisfy(pair -> assertThat(WORLD.borders()).containsKey(pair));
    }

    @Test
    void neighboursThatDoNotTouchAreLinked() {
        for (var map : List.of(EUROPE, WORLD)) {
            var linked = new HashSet<Set<String>>();
            map.file().get("links").forEach(link -> linked.add(Set.of(link.get("zones").get(0).asString(), link.get("zones").get(1).asString())));
            assertThat(pairs(map, BorderKind.LAND, BorderKind.RIVER, BorderKind.MOUNTAIN_PASS, BorderKind.STRAIT, BorderKind.BERING))
                    .allSatisfy(pair -> assertThat(map.borders().containsKey(pair) || linked.contains(pair)).as(pair.toString()).isTrue());
        }
    }

    @Test
    void theMapsOfAGameLoadQuickly() throws IOException {
        assertThat(compressed("eu-europe") + compressed("eu-world")).isLessThan(MOST_BYTES);
        assertThat(compressed("eia")).isLessThan(MOST_BYTES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu-europe", "eu-world", "eia"})
    void theSourcesAreNamed(String id) {
        assertThat(map(id).file().get("attribution").valueStream().map(line -> line.asString()))
                .containsExactly("Place data © GeoNames, geonames.org, CC BY 4.0, modified", "Made with Natural Earth");
    }

    private static long bordersThatTouch(DrawnMap map, double least) {
        var borders = map.borders();
        return pairs(map, BorderKind.LAND, BorderKind.RIVER, BorderKind.MOUNTAIN_PASS).stream()
                .filter(pair -> borders.getOrDefault(pair, 0.0) >= least)
                .count();
    }

    /** The borders of the rules of these kinds between zones that are both on a map. */
    private static Set<Set<String>> pairs(DrawnMap map, BorderKind... kinds) {
        var pairs = new LinkedHashSet<Set<String>>();
        for (var zone : new TreeSet<>(map.zones().keySet())) {
            EuMap.PRINTED.borders(new SpaceId(zone)).stream()
                    .filter(border -> Set.of(kinds).contains(border.kind()) && map.zones().containsKey(border.to().value()))
                    .forEach(border -> pairs.add(Set.of(border.from().value(), border.to().value())));
        }
        return pairs;
    }

    private static List<String> drawn(DrawnMap map, String kind) {
        return map.zones().values().stream().filter(zone -> zone.get("kind").asString().equals(kind)).map(zone -> zone.get("id").asString()).toList();
    }

    private static int compressed(String id) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(Files.readAllBytes(DrawnMap.path(id)));
        }
        return bytes.size();
    }
}
