package tercio.domain.eu.sea.cargo.play;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.FallingBack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.map.SpaceId;

/**
 * Troops aboard that may not stay in the ships, while no port receives these (EU-SEA-TRANSPORT, l.979). Reading, where the text names a port alone: they go
 * ashore on the closest friendly coast, as out of a port, the first by name of several; where there is none, they are lost, as troops who have no way to
 * retreat.
 */
public final class StrandedTroops {

    private StrandedTroops() {}

    /** Whether the troops aboard may not stay where the ships lie: at sea in Europe. Beyond it an ARMY can be broken into LD, which may stay (l.985). */
    public static boolean areStranded(WarView board, NavalStack ships) {
        return !ships.aboard().isEmpty() && Seas.isEuropean(board.map(), ships.at());
    }

    /** The province on a sea zone where the troops aboard go ashore: one that their alliance controls, and that is friendly; empty for none. */
    public static Optional<SpaceId> coast(WarView board, NavalStack ships, SpaceId zone) {
        var alliance = board.state().allianceOf(ships);
        return Seas.coasts(board, zone).filter(province -> board.map().province(province).filter(board.state().scenario()::includes).isPresent())
                .filter(province -> board.isControlledBy(province, alliance) && board.isFriendly(province, alliance) && FallingBack.isOpen(board, ships.aboard(), province))
                .min(Comparator.naturalOrder());
    }

    /** The way to the closest zone with such a coast, without its start; empty where there is none in reach. Of several zones the first by name. */
    public static Optional<List<SpaceId>> wayToCoast(WarView board, NavalStack ships, SpaceId from) {
        Map<SpaceId, List<SpaceId>> ways = new HashMap<>(Map.of(from, List.of()));
        var next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            var at = next.remove();
            if (coast(board, ships, at).isPresent()) {
                return Optional.of(ways.get(at));
            }
            Seas.steps(board, ships, at).stream().filter(to -> board.map().sea(to).isPresent() && !ways.containsKey(to)).sorted().forEach(to -> {
                ways.put(to, Stream.concat(ways.get(at).stream(), Stream.of(to)).toList());
                next.add(to);
            });
        }
        return Optional.empty();
    }
}
