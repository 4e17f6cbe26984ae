package tercio.domain.eu.naval;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Sea;

/**
 * The way of a naval stack in one movement, as attrition counts it (EU-ATTR-NAVAL).
 *
 * @param spaces the sea zones and the port provinces of the way, its start and its end included; one space if the stack stays
 */
public record SeaRoute(EuMap map, List<String> spaces) {

    /** What a difficulty is less by where the stack has a source of supply in the zone. */
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
    public Optional<Integer> greatestDifficulty(Predicate<String> withSource) {
        return spaces.stream().flatMap(space -> map.sea(space).stream())
                .map(sea -> sea.difficulty() - (withSource.test(sea.id()) ? OWN_PORT : 0)).max(Integer::compare);
    }

    /** The provinces whose forts command the straits that it passes, in order, each as often as it is passed. */
    public List<String> straitForts() {
        return IntStream.range(1, spaces.size()).mapToObj(at -> map.straitFort(spaces.get(at - 1), spaces.get(at))).flatMap(Optional::stream).toList();
    }

    /**
     * The first step that ships cannot take, by the place of its end in the way; empty where there is none. Ships go from sea zone to sea
     * zone, out of a port into a sea zone on its coast and back. A province between two coasts that are not one has no way through
     * (EU-MOVE-3).
     */
    public Optional<Integer> firstBroken() {
        return IntStream.range(1, spaces.size()).filter(at -> !navigable(spaces.get(at - 1), spaces.get(at)) || portage(at)).boxed().findFirst();
    }

    private boolean navigable(String from, String to) {
        return map.between(from, to).filter(border -> border.kind() == BorderKind.SEA
                || border.kind() == BorderKind.COAST && (harboured(from) && harboured(to))).isPresent();
    }

    private boolean harboured(String space) {
        return map.sea(space).isPresent() || map.harbours(space);
    }

    /** Whether this step leaves a province by another coast than the one by which the ships came, and the two do not join. */
    private boolean portage(int at) {
        return at >= 2 && map.severed(spaces.get(at - 1)) && map.sea(spaces.get(at)).isPresent() && !spaces.get(at).equals(spaces.get(at - 2));
    }
}
