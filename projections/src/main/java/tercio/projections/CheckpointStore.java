package tercio.projections;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where is kept what was read off the histories of the games, page by page, so that a moment of a long game is shown without
 * reading all that went before. It is never the truth: what another version of the program or another history wrote counts as
 * not being there, and all of it is made anew from the events at any time.
 */
public interface CheckpointStore {

    /** How many positions a page has. Only full pages are kept. */
    int PAGE = 256;

    /**
     * What is told of a page as a whole.
     *
     * @param number from 0
     * @param head the hash of its last event, which stands for the whole history up to there
     * @param earliest when the first of its events happened
     */
    record Page(int number, String head, Instant earliest, List<TimelineChange> turns) {

        /** Its first position. */
        public int from() {
            return number * PAGE + 1;
        }

        /** Its last position. */
        public int to() {
            return (number + 1) * PAGE;
        }
    }

    /**
     * A page as it is put on the shelf.
     *
     * @param boards by the position of the event after which they stood
     */
    record Filled(Page page, List<Noted<?>> notes, Map<Integer, Object> boards) {}

    /** What a projection noted on a page, in the order of position. */
    record Noted<N extends ProjectionEntry>(String projection, Class<N> type, List<N> notes) {}

    /** The pages of a game from the first on, without a gap. */
    List<Page> pages(String game);

    /** After which events up to a position a board is kept. */
    Set<Integer> boards(String game, int to);

    /** The board after an event; empty where it cannot be read any more. */
    <S> Optional<S> board(String game, int event, Class<S> type);

    /**
     * What a projection noted on some pages, in the order of position.
     *
     * @param from the number of the first page
     * @param to the number of the last one
     */
    <N extends ProjectionEntry> List<N> notes(String game, String projection, int from, int to, Class<N> type);

    /** Puts a page behind those before it. What lies there of the boards after later events, of a history that was lost, goes. */
    void keep(String game, Filled page);

    /** Forgets all of it, before it is made anew. */
    void clear();
}
