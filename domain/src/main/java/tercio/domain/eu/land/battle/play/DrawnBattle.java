package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.AfterDraw;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.map.SpaceId;

/**
 * A battle without a winner after which whoever came goes back where it came from and whoever stood there stays, so that a siege
 * may go on (EU-BATTLE-RETREAT). Readings: a stack of which a part stood in the province stays; merged stacks from several
 * provinces go back to the one from which the first of them came, or else to another of them; where unbesieged enemies stand in
 * all of these, the stack goes to any adjacent province that is open to a retreat, and is lost where there is none.
 */
final class DrawnBattle {

    private DrawnBattle() {}

    /** Whether the battle ended without a winner, and these rules send everybody back. */
    static boolean allGoBack(EuCommandRun play, LandBattleOutcome outcome) {
        return outcome.winner().isEmpty() && play.tables().policies().play().draw() == AfterDraw.ALL_GO_BACK;
    }

    /** The stacks of a side in the field go back, also those that watched. Stacks that made a sortie are back inside. */
    static void goBack(EuCommandRun play, Engagement engagement, Side side) {
        Stream.concat(engagement.side(side).stream(), engagement.muster().watchersOf(side).stream()).forEach(engaged ->
                play.state().stack(engaged.stack())
                        .filter(stack -> !stack.besieged() && !engaged.origins().contains(engagement.province()))
                        .ifPresent(stack -> goBack(play, engagement, side, engaged, stack)));
    }

    private static void goBack(EuCommandRun play, Engagement engagement, Side side, Engaged engaged, Stack stack) {
        destination(play.board(), engagement, side, engaged, play.state().allianceOf(stack)).ifPresentOrElse(
                to -> play.emit(new StackRetreated(stack.id(), engagement.province(), to, false)),
                () -> play.emit(new StackDestroyed(stack.id(), engagement.province(), "no place to go")));
    }

    private static Optional<SpaceId> destination(WarView board, Engagement engagement, Side side, Engaged engaged, Alliance alliance) {
        var origins = Stream.concat(Stream.of(engaged.cameFrom()), engaged.alsoFrom().stream())
                .filter(from -> board.road(engagement.province(), from).isPresent())
                .filter(from -> !board.isContested(from, alliance) && board.mayStay(from, alliance));
        List<SpaceId> others = Retreats.adjacent(board, engagement, side, alliance);
        return Stream.concat(origins, others.stream()).findFirst();
    }
}
