package tercio.domain.eia.combat.retreat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;

/**
 * The areas into which a force may retreat, one area after another (EIA-7.5.2.10.3). The choice among several is another
 * matter: the victor after a lost combat, the owner after a withdrawal.
 *
 * <p>Distances are counted in borders over land, whoever stands in the areas between (reading E16).
 *
 * @param goals the areas of all depots of the nations in the force; where none is on the map, of the national capitals that they
 *     control
 * @param open whether the force may enter an area: neutral land and land without access are closed
 * @param held whether an area holds an unbesieged enemy corps, cossack, freikorps or depot garrison
 */
public record RetreatWay(WarMap map, Collection<SpaceId> goals, Predicate<SpaceId> open, Predicate<SpaceId> held) {

    public RetreatWay {
        goals = List.copyOf(goals);
    }

    /**
     * The areas for the next step: those next to the last area, over land, that are closest to the nearest depot or capital. No
     * area is entered twice (EIA-7.5.2.10.3.1, EIA-7.5.2.10.3.4, EIA-7.5.2.10.3.5).
     *
     * @param passed the area of the combat, then the areas that the force has been retreated through
     * @return empty where the force must surrender (EIA-7.5.2.10.3.6)
     */
    public List<SpaceId> nextAreas(List<SpaceId> passed) {
        var from = passed.getLast();
        var available = map.landNeighbours(from).stream().filter(area -> !passed.contains(area)).filter(open).toList();
        var nearest = nearestGoals(from);
        if (available.isEmpty() || nearest.isEmpty()) {
            return available;
        }
        var distances = nearest.stream().map(map::landDistances).toList();
        int least = available.stream().mapToInt(area -> leastDistance(distances, area)).min().orElseThrow();
        return available.stream().filter(area -> leastDistance(distances, area) == least).toList();
    }

    /** The borders over land from an area to the nearest depot or capital; empty where land leads to none. */
    public OptionalInt distance(SpaceId area) {
        var distances = map.landDistances(area);
        return goals.stream().filter(distances::containsKey).mapToInt(distances::get).min();
    }

    /** Whether the retreat goes on from an area because enemies hold it (EIA-7.5.2.10.3.3). */
    public boolean mustGoOn(SpaceId area) {
        return held.test(area);
    }

    /** The goals that are nearest to an area; none where land leads to no goal. */
    private List<SpaceId> nearestGoals(SpaceId from) {
        var distances = map.landDistances(from);
        int least = goals.stream().filter(distances::containsKey).mapToInt(distances::get).min().orElse(-1);
        return goals.stream().filter(goal -> distances.getOrDefault(goal, -2) == least).toList();
    }

    private static int leastDistance(List<Map<SpaceId, Integer>> distances, SpaceId area) {
        return distances.stream().mapToInt(each -> each.getOrDefault(area, Integer.MAX_VALUE)).min().orElseThrow();
    }
}
