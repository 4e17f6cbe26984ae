package tercio.domain.eu.play;

import java.util.List;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.MoveCommand.EndMovement;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.interception.Announcements;
import tercio.domain.eu.play.interception.Postponement;
import tercio.domain.eu.play.movement.EndOfMovement;
import tercio.domain.eu.play.movement.LandMoves;
import tercio.domain.eu.play.movement.Regrouping;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;

/** What is awaited during the movements of an impulse. Each country is asked about its own stacks. */
final class AwaitedMoves {

    private AwaitedMoves() {}

    /** No battle is being fought. */
    static List<Decision> of(Board board, Phase.Movement movement) {
        return movement.move() == null
                ? EndOfMovement.open(board, movement).stream().map(country -> moves(board, country)).toList()
                : underWay(board, movement.move());
    }

    /** A country of an alliance of several has decisions of its own. */
    private static String id(EuState state, String decision, String country) {
        return state.members(state.allianceOf(country)).size() == 1 ? decision : decision + "-" + country;
    }

    private static Decision moves(Board board, String country) {
        boolean alone = board.state().members(board.state().allianceOf(country)).size() == 1;
        var end = new Option("end the movements" + (alone ? "" : " of " + Nation.of(country)), new EndMovement(country));
        var movers = board.state().stacks().values().stream()
                .filter(stack -> stack.country().equals(country))
                .filter(stack -> LandMoves.canMove(board, stack) || Regrouping.canRegroup(board, stack))
                .map(Stack::id)
                .toList();
        return new Decision(id(board.state(), "movement", country), country, "MoveStack", Citation.of(LandMoves.RULE),
                "Which stack of " + Nation.of(country) + " moves?", List.of(end), movers);
    }

    private static List<Decision> underWay(Board board, Move move) {
        if (move.awaits() == Move.Awaits.ONWARD) {
            return List.of(Awaited.decision("onward", board.state().stacks().get(move.stack()).country(), "EU-INT-7",
                    title(board, move) + " has won: does it go on?", LandMoves.onward(board, move)));
        }
        if (Postponement.asked(board, move)) {
            return List.of(Awaited.decision("interception-battle", Postponement.country(board, move), Postponement.RULE,
                    title(board, move) + " is caught in " + board.name(move.province()) + ": battle at once or later?",
                    Postponement.options(board, move)));
        }
        return Announcements.open(board).stream().map(question -> interception(board, move, question)).toList();
    }

    private static Decision interception(Board board, Move move, Announcements.Question question) {
        var country = question.country();
        var divisible = question.stacks().stream()
                .filter(stack -> Regrouping.canRegroup(board, stack))
                .map(Stack::id)
                .toList();
        return new Decision(id(board.state(), "interception", country), country, "AttemptInterception", Citation.of(question.rule()),
                question.counter()
                        ? title(board, move) + " is caught in " + board.name(move.province()) + ": does " + Nation.of(country) + " come to its help?"
                        : title(board, move) + " has entered " + board.name(move.province()) + ": does " + Nation.of(country) + " intercept?",
                question.options(), divisible).with(question.form());
    }

    private static String title(Board board, Move move) {
        return StackTitle.of(board.state(), move.stack());
    }
}
