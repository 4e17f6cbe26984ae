package tercio.domain.eu.land.battle.play;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;

/**
 * Retreats over the frozen Sund (EU-WX-3): nobody stays on the ice, so a retreat goes on to a friendly shore, and its roll is harder.
 * Reading: the roll comes before the choice, so the ice is for a side that can reach no province by land.
 */
final class RetreatOverIce {

    private RetreatOverIce() {}

    /** The friendly shores across from the province of the battle; none for a side that came by land and has to go back there. */
    static List<SpaceId> shores(WarView board, Engagement engagement, Side side, Alliance alliance) {
        var across = board.acrossTheIce(engagement.province());
        if (across.isEmpty()) {
            return List.of();
        }
        var origins = Stream.concat(engagement.side(side).stream(), engagement.muster().watchersOf(side).stream())
                .flatMap(engaged -> engaged.origins().stream())
                .filter(from -> !from.equals(engagement.province()))
                .toList();
        boolean bound = side == Side.PHASING || engagement.interception();
        return bound && !origins.isEmpty() && origins.stream().noneMatch(across::contains)
                ? List.of()
                : across.stream().filter(shore -> board.isFriendly(shore, alliance)).sorted().toList();
    }

    /** The sides that can reach other provinces over the ice alone. */
    static Set<Side> sidesNeedingIce(WarView board, Engagement engagement) {
        var sides = EnumSet.noneOf(Side.class);
        if (board.acrossTheIce(engagement.province()).isEmpty()) {
            return sides;
        }
        for (var side : Side.values()) {
            var stacks = BattleLines.stacks(board.state(), engagement, side);
            if (!stacks.isEmpty()) {
                var alliance = board.state().allianceOf(stacks.getFirst());
                if (Retreats.adjacentByLand(board, engagement, side, alliance).isEmpty() && !shores(board, engagement, side, alliance).isEmpty()) {
                    sides.add(side);
                }
            }
        }
        return sides;
    }
}
