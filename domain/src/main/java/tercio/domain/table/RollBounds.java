package tercio.domain.table;

import java.util.List;

/**
 * The least and the greatest roll that matter in a table whose first and last lines are open: a roll beyond them is clamped
 * into the first or the last line.
 *
 * @param least the greatest roll in the first line
 * @param most the least roll in the last line
 */
public record RollBounds(int least, int most) {

    /** @param upTo the greatest roll of each line; the last one is ignored */
    public static RollBounds of(List<Integer> upTo) {
        return upTo.size() == 1 ? new RollBounds(0, 0) : new RollBounds(upTo.getFirst(), upTo.get(upTo.size() - 2) + 1);
    }

    public int clamp(int roll) {
        return Math.clamp(roll, least, most);
    }
}
