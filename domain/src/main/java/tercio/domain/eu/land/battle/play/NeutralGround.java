package tercio.domain.eu.land.battle.play;

import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.map.SpaceId;

/**
 * Sends back troops that came to attack the besiegers of a neutral fortress and find none to fight, since they may not stay there
 * (EU-BATTLE-RETREAT-WINNER). Readings: the text names winners of a battle only; without a battle nobody rolls for losses, and each stack
 * takes the first of its origins that is open.
 */
public final class NeutralGround {

    private NeutralGround() {}

    /**
     * Sends the first such stack back.
     *
     * @return whether there was one
     */
    public static boolean expelStacks(EuCommandRun play) {
        var board = play.board();
        var stack = play.state().stacks().values().stream().filter(each -> mustLeave(board, each)).findFirst();
        stack.ifPresent(going -> origin(board, going).ifPresentOrElse(
                to -> play.emit(new StackRetreated(going.id(), going.province(), to, false)),
                () -> play.emit(new StackDestroyed(going.id(), going.province(), "no place to go"))));
        return stack.isPresent();
    }

    private static boolean mustLeave(WarView board, Stack stack) {
        var alliance = board.state().allianceOf(stack);
        return !stack.besieged() && !stack.hasStoodHere() && !board.mayHold(stack.province(), alliance)
                && board.enemiesInField(stack.province(), alliance).isEmpty() && !(board.state().phase() instanceof Movement movement && movement.move().isPresent());
    }

    private static Optional<SpaceId> origin(WarView board, Stack stack) {
        var alliance = board.state().allianceOf(stack);
        var near = stack.origins().stream().filter(from -> board.mayStay(from, alliance) && !board.isContested(from, alliance));
        return Stream.concat(near, stack.origins().stream().flatMap(from -> RetreatAcross.friendlyProvincesBeyond(board, from, alliance).stream())).findFirst();
    }
}
