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
 * Caches the open decisions of the boards asked about last. They depend on the board alone, and one command asks for them several
 * times: for the parties that may answer, the first open duty, and the legal alternatives. Without a lock: at worst another thread
 * computes them again.
 */
final class LatestDecisions {

    /** The number of boards in the cache. */
    private static final int BOARDS = 16;

    private static final AtomicReferenceArray<Known> LATEST = new AtomicReferenceArray<>(BOARDS);

    private record Known(EuState state, EuMap map, EuTables tables, List<Decision> decisions) {

        /** Compares by identity: comparing two boards by value takes longer than it saves. */
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
