package tercio.domain.eu.sequence;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.game.Decision;

/**
 * Caches the open decisions of the boards asked about last. They depend on the board alone, and one command asks for them several
 * times: for the parties that may answer, the first open duty, and the legal alternatives. Without a lock: at worst another thread
 * computes them again.
 */
final class DecisionCache {

    /** The number of boards in the cache. */
    private static final int BOARDS = 16;

    private static final AtomicReferenceArray<CachedDecisions> LATEST = new AtomicReferenceArray<>(BOARDS);

    private record CachedDecisions(EuState state, EuMap map, EuTables tables, List<Decision> decisions) {

        /** Compares by identity: comparing two boards by value takes longer than it saves. */
        private boolean isOf(WarView board) {
            return state == board.state() && map == board.map() && tables == board.tables();
        }
    }

    private DecisionCache() {}

    static List<Decision> awaitedOn(WarView board, Function<WarView, List<Decision>> asked) {
        int place = System.identityHashCode(board.state()) % BOARDS;
        var known = LATEST.get(place);
        if (known == null || !known.isOf(board)) {
            known = new CachedDecisions(board.state(), board.map(), board.tables(), asked.apply(board));
            LATEST.set(place, known);
        }
        return known.decisions();
    }
}
