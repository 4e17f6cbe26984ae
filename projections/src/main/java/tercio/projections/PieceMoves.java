package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.EndAction;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Ruleset;

/** Moves of pieces in a game at a position, as far as its viewer sees the board. */
public final class PieceMoves<S> {

    private final Ruleset<S, ?, ?, ?> rules;
    private final S board;

    private PieceMoves(Ruleset<S, ?, ?, ?> rules, S board) {
        this.rules = rules;
        this.board = board;
    }

    public static PieceMoves<?> at(GameHistory history, int position) {
        return at(history, history.opening().ruleset(), position);
    }

    private static <S> PieceMoves<S> at(GameHistory history, Ruleset<S, ?, ?, ?> rules, int position) {
        return new PieceMoves<>(rules, history.board(rules, position));
    }

    /** The legal moves of a piece; empty where there is no such piece. */
    public Optional<List<Option>> of(String piece) {
        return rules.moves(board, piece);
    }

    /** A move that a player asks about, legal or not, with its preview where it is legal; empty where there is no such piece. */
    public Optional<Option> moveAlong(String piece, PlannedMove course) {
        return rules.moveOption(board, piece, course);
    }

    /** Actions that a piece may announce for the end of a move; none where it announces nothing. */
    public List<EndAction.Kind> actions(String piece) {
        return rules.endActions(board, piece);
    }

    /** The zones of the nearest way of a piece to a zone; empty where none is known. */
    public List<String> nearestPath(String piece, String zone) {
        return rules.nearestPath(board, piece, zone);
    }

    /**
     * The odds of the fight at the end of a legal move of a piece, or the reason why they are withheld; none where nobody is
     * fought.
     */
    public OddsPreview oddsPreview(String piece, PlannedMove course) {
        return rules.oddsPreview(board, piece, course);
    }
}
