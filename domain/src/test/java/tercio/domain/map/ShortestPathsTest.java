package tercio.domain.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A small map of four zones: a direct border a-d of 9, and the way a-b-c-d of 1 + 2 + 3; back it is 30 each. */
class ShortestPathsTest {

    private record Place(SpaceId id, String name) implements Zone {
        Place(String id) {
            this(new SpaceId(id), id);
        }
    }

    private static final GameMap<Place, Integer> MAP = GameMap.of(
            List.of(new Place("a"), new Place("b"), new Place("c"), new Place("d"), new Place("island")),
            List.of(new Border<>(new SpaceId("a"), new SpaceId("b"), 1), new Border<>(new SpaceId("b"), new SpaceId("c"), 2), new Border<>(new SpaceId("c"), new SpaceId("d"), 3),
                    new Border<>(new SpaceId("a"), new SpaceId("d"), 9)));

    private static final BorderCost<Integer> UPHILL_IS_DEAR =
            border -> OptionalInt.of(border.from().compareTo(border.to()) < 0 ? border.kind() : 30);

    @Test
    void theShortestWayIsNotAlwaysTheDirectOne() {
        assertThat(ShortestPaths.shortest(MAP, new SpaceId("a")::equals, new SpaceId("d"), zone -> true, UPHILL_IS_DEAR, 12))
                .contains(new MapPath(List.of(new SpaceId("a"), new SpaceId("b"), new SpaceId("c"), new SpaceId("d")), 6));
    }

    @Test
    void aClosedZoneIsGoneAround() {
        assertThat(ShortestPaths.shortest(MAP, new SpaceId("a")::equals, new SpaceId("d"), zone -> !zone.equals(new SpaceId("c")), UPHILL_IS_DEAR, 12))
                .contains(new MapPath(List.of(new SpaceId("a"), new SpaceId("d")), 9));
    }

    @Test
    void theNearestOfSeveralStartsIsTaken() {
        assertThat(ShortestPaths.shortest(MAP, Set.of(new SpaceId("a"), new SpaceId("c"))::contains, new SpaceId("d"), zone -> true, UPHILL_IS_DEAR, 12))
                .contains(new MapPath(List.of(new SpaceId("c"), new SpaceId("d")), 3));
    }

    @Test
    void theEndMayItselfBeAStart() {
        assertThat(ShortestPaths.shortest(MAP, new SpaceId("d")::equals, new SpaceId("d"), zone -> false, UPHILL_IS_DEAR, 0))
                .contains(new MapPath(List.of(new SpaceId("d")), 0));
    }

    @Test
    void aBorderCostsWhatItCostsInItsDirection() {
        assertThat(ShortestPaths.shortest(MAP, new SpaceId("d")::equals, new SpaceId("c"), zone -> true, UPHILL_IS_DEAR, 29)).isEmpty();
        assertThat(ShortestPaths.shortest(MAP, new SpaceId("d")::equals, new SpaceId("c"), zone -> true, UPHILL_IS_DEAR, 30))
                .contains(new MapPath(List.of(new SpaceId("d"), new SpaceId("c")), 30));
    }

    @Test
    void whatCannotBeReachedHasNoWay() {
        assertThat(ShortestPaths.shortest(MAP, new SpaceId("a")::equals, new SpaceId("island"), zone -> true, UPHILL_IS_DEAR, 100)).isEmpty();
    }

    @Test
    void aMapThatContradictsItselfIsRefused() {
        var zones = List.of(new Place("a"), new Place("b"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameMap.of(zones, List.of(new Border<>(new SpaceId("a"), new SpaceId("b"), 1), new Border<>(new SpaceId("b"), new SpaceId("a"), 1))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameMap.of(zones, List.of(new Border<>(new SpaceId("a"), new SpaceId("nowhere"), 1))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameMap.of(List.of(new Place("a"), new Place("a")), List.<Border<Integer>>of()));
    }
}
