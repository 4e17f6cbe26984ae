package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.PartsWithChange;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;

/**
 * A retreating side splits between the fortress of the province and one adjacent province (EU-BATTLE-RETREAT). The player
 * chooses which counters, veterans and leaders enter the fortress.
 */
final class SplitRetreat {

    private SplitRetreat() {}

    private static List<Stack> stacks(WarView board, Engagement engagement, Side side) {
        return BattleLines.stacks(board.state(), engagement, side);
    }

    private static List<SpaceId> adjacent(WarView board, Engagement engagement, Side side, List<Stack> stacks) {
        return Retreats.adjacent(board, engagement, side, board.state().allianceOf(stacks.getFirst()));
    }

    /** The retreat that a command with named troops means, if it is legal. */
    static Optional<Retreats.Place> place(WarView board, Engagement engagement, Side side, Retreat command) {
        var stacks = stacks(board, engagement, side);
        return Division.ofTroopsInside(board.state(), Retreats.troopsInField(board.state(), stacks), command.stacks(), command.leaders())
                .filter(inside -> inside.ld() > 0 && inside.ld() <= Retreats.mostInside(board, engagement, stacks))
                .filter(inside -> command.inside() == 0 || command.inside() == inside.ld())
                .filter(inside -> adjacent(board, engagement, side, stacks).contains(command.to()))
                .map(inside -> Retreats.Place.ofDivision(command.to(), inside));
    }

    /** The form for the division; empty if the side has no such choice. */
    static Optional<Form> form(WarView board, Engagement engagement, Side side) {
        var stacks = stacks(board, engagement, side);
        var to = adjacent(board, engagement, side, stacks);
        int most = Retreats.mostInside(board, engagement, stacks);
        var field = Retreats.troopsInField(board.state(), stacks);
        if (to.isEmpty() || most == 0) {
            return Optional.empty();
        }
        int fewest = PartsWithChange.of(board.state(), field).of(field, most).nextSetBit(1);
        var first = Division.ofFirst(board.state(), field, fewest);
        var example = new Retreat(engagement.province(), to.getFirst(), 0, first.toTroops(), Optional.of(first.leaders()));
        return Optional.of(MixedRetreat.form(board, engagement, field, to, fewest, most, example));
    }
}
