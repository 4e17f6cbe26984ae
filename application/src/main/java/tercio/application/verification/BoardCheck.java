package tercio.application.verification;

import java.util.Optional;
import tercio.application.board.BoardHash;
import tercio.application.game.Game;
import tercio.application.record.RecordedEvent;

/**
 * Compares the board after each command with the one that was recorded. Commands of before boards were recorded have none, nor
 * are boards compared that were hashed in another way.
 */
final class BoardCheck {

    private final BoardHash hash = new BoardHash();
    private int compared;
    private boolean apart;

    /**
     * A board that differs where the one before it did not: what follows from it is not told again.
     *
     * @param game after a command
     * @param last the last event of the command
     */
    Optional<Divergence> compare(Game<?, ?, ?, ?> game, RecordedEvent last) {
        var recorded = last.envelope().board().filter(game::comparable);
        if (recorded.isEmpty()) {
            return Optional.empty();
        }
        compared++;
        var board = game.board(hash);
        boolean before = apart;
        apart = !board.equals(recorded.get());
        return apart && !before
                ? Optional.of(new Divergence(last.position(), "the board " + board, "the board " + recorded.get())) : Optional.empty();
    }

    int compared() {
        return compared;
    }
}
