package tercio.domain.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Paths on a map of five zones: a to b 1, b to c 1, a to c 3, c to d 2, and e apart. */
class NearestPathTest {

    private static final Function<SpaceId, List<NearestPath.Step>> STEPS = zone -> Map.of(
            "a", List.of(new NearestPath.Step(new SpaceId("b"), 1), new NearestPath.Step(new SpaceId("c"), 3)),
            "b", List.of(new NearestPath.Step(new SpaceId("a"), 1), new NearestPath.Step(new SpaceId("c"), 1)),
            "c", List.of(new NearestPath.Step(new SpaceId("b"), 1), new NearestPath.Step(new SpaceId("d"), 2))).getOrDefault(zone.value(), List.of());

    /** By way of b it costs 1 + 1 + 2 = 4, straight to c 3 + 2 = 5. */
    @Test
    void theCheapestPathIsNotTheOneWithTheFewestZones() {
        assertThat(NearestPath.between(new SpaceId("a"), new SpaceId("d"), STEPS)).containsExactly(new SpaceId("b"), new SpaceId("c"), new SpaceId("d"));
    }

    @Test
    void thereIsNoPathToAZoneApartAndNoneToTheZoneItself() {
        assertThat(NearestPath.between(new SpaceId("a"), new SpaceId("e"), STEPS)).isEmpty();
        assertThat(NearestPath.between(new SpaceId("a"), new SpaceId("a"), STEPS)).isEmpty();
    }

    /** Both ways cost 2: the straight one enters fewer zones. */
    @Test
    void ofTwoPathsOfOneCostTheOneWithFewerZonesIsTaken() {
        assertThat(NearestPath.between(new SpaceId("x"), new SpaceId("z"), zone -> zone.equals(new SpaceId("x"))
                ? List.of(new NearestPath.Step(new SpaceId("y"), 1), new NearestPath.Step(new SpaceId("z"), 2))
                : List.of(new NearestPath.Step(new SpaceId("z"), 1)))).containsExactly(new SpaceId("z"));
    }
}
