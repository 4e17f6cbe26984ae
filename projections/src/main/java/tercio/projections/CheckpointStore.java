package tercio.projections;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Stores boards and projection entries of each game by page, so that a position of a long game is shown without reading all
 * events before it. Checkpoints are a cache of the events: those of another build of the program or of another history are
 * ignored, and all of them can be rebuilt from the events at any time.
 */
public interface CheckpointStore {

    /** Positions of a page. Only full pages are stored. */
    int PAGE = 256;

    /**
     * One page of a game.
     *
     * @param number from 0
     * @param head the hash of the last event on the page, which stands for the whole history up to there
     * @param earliest the time when the first event on the page happened
     * @param changes the positions at which no event was played
     */
    record Page(int number, String head, Instant earliest, List<TimelineChange> changes) {

        /** The first position. */
        public int from() {
            return number * PAGE + 1;
        }

        /** The last position. */
        public int to() {
            return (number + 1) * PAGE;
        }
    }

    /**
     * A page with its contents.
     *
     * @param boards by the position of the event after which they stood
     */
    record PageContents(Page page, List<PageEntries<?>> entries, Map<Integer, Object> boards) {}

    /** The entries of one projection on a page, in the order of position. */
    record PageEntries<N extends ProjectionEntry>(String projection, Class<N> type, List<N> entries) {}

    /** The pages of a game from the first on, without a gap, as far as they can be read. */
    List<Page> pages(String game);

    /** The events up to a position after which a board is stored. */
    Set<Integer> boards(String game, int to);

    /** The board after an event; empty where it is not stored or cannot be read. */
    <S> Optional<S> board(String game, int event, Class<S> type);

    /**
     * The entries of a projection on some pages, in the order of position.
     *
     * @param from the number of the first page
     * @param to the number of the last one
     * @throws UnfitCheckpoint if they are not stored, or not as they were
     */
    <N extends ProjectionEntry> List<N> entries(String game, String projection, int from, int to, Class<N> type);

    /** Stores the next page of a game. Boards after later events, left by a history that was lost, are deleted. */
    void keep(String game, PageContents page);

    /** Deletes all checkpoints of a game, before they are rebuilt. */
    void clear(String game);

    /** Deletes all checkpoints, before they are rebuilt. */
    void clear();
}
