package tercio.domain.eu.sea.battle;

import java.util.List;
import tercio.domain.eu.common.battle.Side;

/**
 * The number of ways of battles at sea under several pairs of leaders, for exact odds: by the losses that one side has inflicted, and for each of
 * them by the numbers of those that the other side has inflicted ({@link InflictedAtSea}).
 *
 * @param side the side by whose losses they are ordered first
 * @param inflicted the least losses by it
 * @param number of the least losses by the other side
 * @param numbers the number of possible losses by the other side
 */
record SeaSum(Side side, int inflicted, int number, int numbers, long[] ways) {

    /**
     * @param parts one or more
     * @param cases of the pairs of leaders
     * @param alike the numbers of losses by the other side
     */
    static SeaSum of(List<SeaPart> parts, int[] cases, Side side, int[] alike) {
        var other = side.opponent();
        int least = Integer.MAX_VALUE;
        int most = 0;
        int leastByOther = Integer.MAX_VALUE;
        int mostByOther = 0;
        for (var part : parts) {
            least = Math.min(least, part.least(side));
            most = Math.max(most, part.least(side) + part.count(side) - 1);
            leastByOther = Math.min(leastByOther, part.least(other));
            mostByOther = Math.max(mostByOther, part.least(other) + part.count(other) - 1);
        }
        int numbers = alike[mostByOther] - alike[leastByOther] + 1;
        var sum = new SeaSum(side, least, alike[leastByOther], numbers, new long[(most - least + 1) * numbers]);
        parts.forEach(part -> sum.add(part, cases, alike));
        return sum;
    }

    private void add(SeaPart part, int[] cases, int[] alike) {
        var other = side.opponent();
        long[] battles = part.matrix().ways();
        for (int losses = 0; losses < part.count(side); losses++) {
            int to = (part.least(side) - inflicted + losses) * numbers - number;
            int from = part.matrix().place() + losses * part.step(side);
            for (int byOther = 0; byOther < part.count(other); byOther++) {
                long sum = 0;
                for (int some : cases) {
                    sum += battles[from + some];
                }
                ways[to + alike[part.least(other) + byOther]] += sum;
                from += part.step(other);
            }
        }
    }
}
