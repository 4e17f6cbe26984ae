package tercio.domain.eu.land.battle.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;

/**
 * Retreats through neutral land that a right of passage opens. Troops that came from a province where they may not stay go through one or
 * more such provinces to a further friendly one (EU-BATTLE-RETREAT). Reading: to the one behind the fewest provinces.
 */
final class RetreatAcross {

    private RetreatAcross() {}

    /** The closest friendly provinces behind the province; none if it is not neutral land with a right of passage. */
    static List<SpaceId> friendlyProvincesBeyond(WarView board, SpaceId from, Alliance alliance) {
        var seen = new HashSet<SpaceId>();
        var edge = Set.of(from).stream().filter(land -> mayPass(board, land, alliance)).collect(Collectors.toSet());
        while (!edge.isEmpty()) {
            seen.addAll(edge);
            var around = edge.stream().flatMap(land -> board.neighbours(land).stream()).map(road -> road.to())
                    .filter(land -> !seen.contains(land)).collect(Collectors.toSet());
            var friendly = around.stream().filter(land -> board.isFriendly(land, alliance)).sorted().toList();
            if (!friendly.isEmpty()) {
                return friendly;
            }
            edge = around.stream().filter(land -> mayPass(board, land, alliance)).collect(Collectors.toSet());
        }
        return List.of();
    }

    private static boolean mayPass(WarView board, SpaceId land, Alliance alliance) {
        return board.mayCross(land, alliance) && !board.isClosed(land, alliance) && board.enemiesInField(land, alliance).isEmpty();
    }
}
