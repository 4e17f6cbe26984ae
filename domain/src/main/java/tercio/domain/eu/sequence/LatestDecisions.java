package tercio.domain.eu.sequence;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;

/**
 * The decisions that the boards asked about last wait for. They follow from the board alone, and one command asks for them several
 * times: who may answer, what is owed first, what is legal instead. Another thread at worst works them out again.
 */
final class LatestDecisions {

    /** So many boards are remembered at most. */
    private static final int BOARDS = 16;

    private static final AtomicReferenceArray<Known> LATEST = new AtomicReferenceArray<>(BOARDS);

    private record Known(EuState state, EuMap map, EuTables tables, List<Decision> decisions) {

        /** The same board, not one that is merely equal: to compare two takes longer than it saves. */
        private boolean of(Board board) {
            return state == board.state() && map == board.map() && tables == board.tables();
        }
    }

    private LatestDecisions() {}

    static List<Decision> on(Board board, Function<Board, List<Decision>> asked) {
        int place = System.identityHashCode(board.state()) % BOARDS;
        var known = LATEST.get(place);
        if (known == null || !known.of(board)) {
            known = new Known(board.state(), board.map(), board.tables(), asked.apply(board));
            LATEST.set(place, known);
        }
        return known.decisions();
    }
}
