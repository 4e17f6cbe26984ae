package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.EndAction;
import tercio.domain.game.GameMoves;
import tercio.domain.game.GameOdds;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Ruleset;

/** Moves of pieces in a game at a position, as far as its viewer sees the board. */
public final class PieceMoves<S> {

    private final GameMoves<S> moves;
    private final GameOdds<S, ?, ?> odds;
    private final S board;

    private PieceMoves(GameMoves<S> moves, GameOdds<S, ?, ?> odds, S board) {
        this.moves = moves;
        this.odds = odds;
        this.board = board;
    }

    public static PieceMoves<?> at(GameHistory history, int position) {
        return at(history, history.opening().ruleset(), position);
    }

    private static <S> PieceMoves<S> at(GameHistory history, Ruleset<S, ?, ?, ?> rules, int position) {
        return new PieceMoves<>(rules, rules, history.board(rules, position));
    }

    /** The legal moves of a piece; empty where there is no such piece. */
    public Optional<List<Option>> of(String piece) {
        return moves.moves(board, piece);
    }

    /** A move that a player asks about, legal or not, with its preview where it is legal; empty where there is no such piece. */
    public Optional<Option> moveAlong(String piece, PlannedMove course) {
        return moves.moveOption(board, piece, course);
    }

    /** Actions that a piece may announce for the end of a move; none where it announces nothing. */
    public List<EndAction.Kind> actions(String piece) {
        return moves.endActions(board, piece);
    }

    /** The zones of the nearest way of a piece to a zone; empty where none is known. */
    public List<String> nearestPath(String piece, String zone) {
        return moves.nearestPath(board, piece, zone);
    }

    /**
     * The odds of the fight at the end of a legal move of a piece, or the reason why they are withheld; none where nobody is
     * fought.
     */
    public OddsPreview oddsPreview(String piece, PlannedMove course) {
        return odds.oddsPreview(board, piece, course);
    }
}
