package tercio.adapters.archive;

import java.time.Instant;
import java.util.BitSet;

/**
 * A game as the archive holds it.
 *
 * @param opening the name of its beginning, the same in each import of one record
 * @param live the positions of the events in effect
 * @param names a name of the event at each position, the same in each copy of it, at position - 1; 0 for what is no play
 * @param others another name of it, that of the event whose dice it took over; 0 where it has none
 * @param pending the number of its rolls that are still to be compared with their exact expectations
 */
record FoldedGame(String game, long opening, int position, String head, BitSet live, long[] names, long[] others, ArchiveRows rows, Facts facts,
        int pending) {

    /** The row of the game in the table of games, as far as one game alone can. */
    record Facts(String parent, Integer parentPosition, String name, String ruleset, String edition, String scenario, Instant madeAt, Instant endedAt,
            boolean over, int commands, String diceMode, String undoRule) {}
}
