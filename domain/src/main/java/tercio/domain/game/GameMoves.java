package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * The possible actions of a player now: the awaited decisions, a random answer to one, and the moves of a piece.
 *
 * @param <S> the board
 */
public interface GameMoves<S> {

    /** The awaited decisions, at least one until the game is over. */
    List<Decision> decisions(S state);

    /**
     * A random legal answer to an awaited decision, for a program that knows no rules. Every legal answer is possible.
     *
     * @param below returns a random number from 0 up to, but not including, its argument
     * @param isLegal whether a command can be carried out now
     */
    default Command sample(S state, Decision decision, IntUnaryOperator below, Predicate<Command> isLegal) {
        int ways = Math.min(1, decision.options().size()) + decision.movers().size() + (decision.form() == null ? 0 : 1);
        int way = below.applyAsInt(ways);
        if (decision.form() != null && way == 0) {
            return decision.form().sample(below, isLegal);
        }
        way -= decision.form() == null ? 0 : 1;
        var offers = way < decision.movers().size()
                ? moves(state, decision.movers().get(way)).orElseThrow()
                : decision.options();
        return offers.get(below.applyAsInt(offers.size())).command();
    }

    /** The legal moves of a piece, as complete commands; empty if the piece does not exist. */
    Optional<List<Option>> moves(S state, String piece);

    /**
     * A move that a player asks about, legal or not, with its preview where it is legal. Empty if there is no such piece, or if the
     * rulebook knows no moves along paths.
     *
     * @param course with an action of a kind that the piece {@linkplain #endActions knows}
     */
    default Optional<Option> moveOption(S state, String piece, PlannedMove course) {
        return Optional.empty();
    }

    /** The actions that a piece may announce for the end of a move; empty if there are none. */
    default List<EndAction.Kind> endActions(S state, String piece) {
        return List.of();
    }

    /**
     * The path that shows best why a piece cannot reach a zone, if it cannot: the zones of the nearest way there. Empty where no way
     * is known.
     */
    default List<String> nearestPath(S state, String piece, String zone) {
        return List.of();
    }
}
