package tercio.domain.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A small map of four zones: a direct border a-d of 9, and the way a-b-c-d of 1 + 2 + 3; back it is 30 each. */
class ShortestPathsTest {

    private record Place(String id, String name) implements Zone {
        Place(String id) {
            this(id, id);
        }
    }

    private static final GameMap<Place, Integer> MAP = GameMap.of(
            List.of(new Place("a"), new Place("b"), new Place("c"), new Place("d"), new Place("island")),
            List.of(new Border<>("a", "b", 1), new Border<>("b", "c", 2), new Border<>("c", "d", 3),
                    new Border<>("a", "d", 9)));

    private static final BorderCost<Integer> UPHILL_IS_DEAR =
            border -> OptionalInt.of(border.from().compareTo(border.to()) < 0 ? border.kind() : 30);

    @Test
    void theShortestWayIsNotAlwaysTheDirectOne() {
        assertThat(ShortestPaths.shortest(MAP, "a"::equals, "d", zone -> true, UPHILL_IS_DEAR, 12))
                .contains(new MapPath(List.of("a", "b", "c", "d"), 6));
    }

    @Test
    void aClosedZoneIsGoneAround() {
        assertThat(ShortestPaths.shortest(MAP, "a"::equals, "d", zone -> !zone.equals("c"), UPHILL_IS_DEAR, 12))
                .contains(new MapPath(List.of("a", "d"), 9));
    }

    @Test
    void theNearestOfSeveralStartsIsTaken() {
        assertThat(ShortestPaths.shortest(MAP, Set.of("a", "c")::contains, "d", zone -> true, UPHILL_IS_DEAR, 12))
                .contains(new MapPath(List.of("c", "d"), 3));
    }

    @Test
    void theEndMayItselfBeAStart() {
        assertThat(ShortestPaths.shortest(MAP, "d"::equals, "d", zone -> false, UPHILL_IS_DEAR, 0))
                .contains(new MapPath(List.of("d"), 0));
    }

    @Test
    void aBorderCostsWhatItCostsInItsDirection() {
        assertThat(ShortestPaths.shortest(MAP, "d"::equals, "c", zone -> true, UPHILL_IS_DEAR, 29)).isEmpty();
        assertThat(ShortestPaths.shortest(MAP, "d"::equals, "c", zone -> true, UPHILL_IS_DEAR, 30))
                .contains(new MapPath(List.of("d", "c"), 30));
    }

    @Test
    void whatCannotBeReachedHasNoWay() {
        assertThat(ShortestPaths.shortest(MAP, "a"::equals, "island", zone -> true, UPHILL_IS_DEAR, 100)).isEmpty();
    }

    @Test
    void aMapThatContradictsItselfIsRefused() {
        var zones = List.of(new Place("a"), new Place("b"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameMap.of(zones, List.of(new Border<>("a", "b", 1), new Border<>("b", "a", 1))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameMap.of(zones, List.of(new Border<>("a", "nowhere", 1))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameMap.of(List.of(new Place("a"), new Place("a")), List.<Border<Integer>>of()));
    }
}
