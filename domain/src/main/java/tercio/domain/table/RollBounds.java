package tercio.domain.table;

import java.util.List;

/**
 * The ends of a table whose first line has no beginning and whose last line has no end: a roll beyond them is read in the
 * same line as the one at the end.
 *
 * @param least the greatest roll of the first line
 * @param most the least roll of the last line
 */
public record RollBounds(int least, int most) {

    /** @param upTo the greatest roll of each line; that of the last does not matter */
    public static RollBounds of(List<Integer> upTo) {
        return upTo.size() == 1 ? new RollBounds(0, 0) : new RollBounds(upTo.getFirst(), upTo.get(upTo.size() - 2) + 1);
    }

    public int cut(int roll) {
        return Math.clamp(roll, least, most);
    }
}
