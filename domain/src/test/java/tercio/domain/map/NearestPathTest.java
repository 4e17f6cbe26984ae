package tercio.domain.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Paths on a map of five zones: a to b 1, b to c 1, a to c 3, c to d 2, and e apart. */
class NearestPathTest {

    private static final Function<String, List<NearestPath.Step>> STEPS = zone -> Map.of(
            "a", List.of(new NearestPath.Step("b", 1), new NearestPath.Step("c", 3)),
            "b", List.of(new NearestPath.Step("a", 1), new NearestPath.Step("c", 1)),
            "c", List.of(new NearestPath.Step("b", 1), new NearestPath.Step("d", 2))).getOrDefault(zone, List.of());

    /** By way of b it costs 1 + 1 + 2 = 4, straight to c 3 + 2 = 5. */
    @Test
    void theCheapestPathIsNotTheOneWithTheFewestZones() {
        assertThat(NearestPath.between("a", "d", STEPS)).containsExactly("b", "c", "d");
    }

    @Test
    void thereIsNoPathToAZoneApartAndNoneToTheZoneItself() {
        assertThat(NearestPath.between("a", "e", STEPS)).isEmpty();
        assertThat(NearestPath.between("a", "a", STEPS)).isEmpty();
    }

    /** Both ways cost 2: the straight one enters fewer zones. */
    @Test
    void ofTwoPathsOfOneCostTheOneWithFewerZonesIsTaken() {
        assertThat(NearestPath.between("x", "z", zone -> zone.equals("x")
                ? List.of(new NearestPath.Step("y", 1), new NearestPath.Step("z", 2))
                : List.of(new NearestPath.Step("z", 1)))).containsExactly("z");
    }
}
