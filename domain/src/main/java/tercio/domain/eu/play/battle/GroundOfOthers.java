package tercio.domain.eu.play.battle;

import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.losses.LossEvent.StackRetreated;

/**
 * Sends back troops that came to attack the besiegers of a neutral fortress and find none to fight, since they may not stay there
 * (EU-BATTLE-RETREAT-WINNER). Readings: the text names winners of a battle only; without a battle nobody rolls for losses, and each stack
 * takes the first of its origins that is open.
 */
public final class GroundOfOthers {

    private GroundOfOthers() {}

    /**
     * Sends the first such stack back.
     *
     * @return whether there was one
     */
    public static boolean left(Play play) {
        var board = play.board();
        var stack = play.state().stacks().values().stream().filter(each -> mustLeave(board, each)).findFirst();
        stack.ifPresent(going -> origin(board, going).ifPresentOrElse(
                to -> play.happens(new StackRetreated(going.id(), going.province(), to, false)),
                () -> play.happens(new StackDestroyed(going.id(), going.province(), "no place to go"))));
        return stack.isPresent();
    }

    private static boolean mustLeave(Board board, Stack stack) {
        int alliance = board.state().allianceOf(stack);
        return !stack.besieged() && !stack.stoodHere() && !board.mayHold(stack.province(), alliance)
                && board.enemiesInField(stack.province(), alliance).isEmpty() && !(board.state().phase() instanceof Phase.Movement movement && movement.move() != null);
    }

    private static Optional<String> origin(Board board, Stack stack) {
        int alliance = board.state().allianceOf(stack);
        var near = stack.origins().stream().filter(from -> board.mayStay(from, alliance) && !board.contested(from, alliance));
        return Stream.concat(near, stack.origins().stream().flatMap(from -> RetreatAcross.beyond(board, from, alliance).stream())).findFirst();
    }
}
