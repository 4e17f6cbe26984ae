package tercio.domain.eia.supply.line.play;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.play.BlockedAreas;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/** Distances between areas over unblocked areas (EIA-7.2.3.2.1, EIA-7.4.2.1.1). Only the areas between two count. */
public final class DepotReach {

    private DepotReach() {}

    /** The areas within so many areas of one, with their distance: itself with 0. Paths lead through unblocked areas and open arrows. */
    public static Map<SpaceId, Integer> areasWithin(EiaWarView board, Power power, SpaceId start, int most) {
        var distances = new LinkedHashMap<SpaceId, Integer>();
        distances.put(start, 0);
        var open = new ArrayDeque<SpaceId>();
        open.add(start);
        while (!open.isEmpty()) {
            var area = open.poll();
            int distance = distances.get(area);
            if (distance == most || distance > 0 && BlockedAreas.isBlocked(board, power, area)) {
                continue;
            }
            for (var next : Crossings.neighbours(board, power, area)) {
                if (distances.putIfAbsent(next, distance + 1) == null) {
                    open.add(next);
                }
            }
        }
        return distances;
    }
}
