package tercio.application.verification;

import java.util.Optional;
import tercio.application.board.BoardHasher;
import tercio.application.game.Game;
import tercio.application.record.RecordedEvent;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Compares the board after each command with the recorded one. Older commands have no recorded board, and boards hashed in
 * another format are not compared.
 */
final class BoardCheck {

    private final BoardHasher hash = new BoardHasher();
    private int compared;
    private boolean apart;

    /**
     * The divergence of a board that differs while the one before it did not; its consequences are not reported again.
     *
     * @param game after a command
     * @param last the last event of the command
     */
    Optional<Divergence> compare(Game<?, ?, ?, ?> game, RecordedEvent last) {
        var recorded = last.envelope().board().filter(game::isComparableHash);
        if (recorded.isEmpty()) {
            return Optional.empty();
        }
        compared++;
        var board = game.boardHash(hash);
        boolean before = apart;
        apart = !board.equals(recorded.get());
        return apart && !before
                ? Optional.of(new Divergence(last.position(), describe(board), describe(recorded.get()))) : Optional.empty();
    }

    private static Sentence describe(String board) {
        return Sentence.of("kernel.verify.board").with("board", new Text(board));
    }

    int comparedCount() {
        return compared;
    }
}
