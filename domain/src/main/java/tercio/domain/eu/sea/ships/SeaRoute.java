package tercio.domain.eu.sea.ships;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.map.SpaceId;

/**
 * The way of a naval stack in one movement, as attrition counts it (EU-ATTR-NAVAL).
 *
 * @param spaces the sea zones and the port provinces of the way, its start and its end included; one space if the stack stays
 */
public record SeaRoute(EuMap map, List<SpaceId> spaces) {

    /** The reduction of a zone's difficulty where the stack has a source of supply in it. */
    private static final int OWN_PORT = 2;

    public SeaRoute {
        spaces = List.copyOf(spaces);
        if (spaces.isEmpty()) {
            throw new IllegalArgumentException("a way has a start");
        }
    }

    /** Zones entered, sea zones and ports alike: the start is not entered (EU-MOVE-SEA). */
    public int zonesEntered() {
        return spaces.size() - 1;
    }

    /** The sum of the malus of the sea zones entered. */
    public int malus() {
        return spaces.stream().skip(1).flatMap(space -> map.sea(space).stream()).mapToInt(Sea::malus).sum();
    }

    /**
     * The greatest difficulty of the sea zones of the way, start and end included. In a zone with a port that is a source of supply for
     * the stack it is less by 2. Empty where there is no sea zone: the stack stays in port.
     */
    public Optional<Integer> greatestDifficulty(Predicate<SpaceId> withSource) {
        return spaces.stream().flatMap(space -> map.sea(space).stream())
                .map(sea -> sea.difficulty() - (withSource.test(sea.id()) ? OWN_PORT : 0)).max(Integer::compare);
    }

    /** The provinces whose forts command the straits that it passes, in order, each as often as it is passed. */
    public List<SpaceId> straitForts() {
        return IntStream.range(1, spaces.size()).mapToObj(at -> map.straitFort(spaces.get(at - 1), spaces.get(at))).flatMap(Optional::stream).toList();
    }
}
