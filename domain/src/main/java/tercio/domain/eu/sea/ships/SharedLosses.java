package tercio.domain.eu.sea.ships;

import java.util.Comparator;
import java.util.stream.IntStream;
import tercio.domain.eu.common.forces.Thirds;

/**
 * Divides the ships that a side loses among its contingents. Reading: the rules name no shares at sea; each loses in proportion to what it has, as troops do,
 * and what is over is of those that have most left, the first of several that are equal.
 */
public final class SharedLosses {

    private SharedLosses() {}

    /** Whole ships of one kind. @param have of each contingent @param lost at most all of them */
    public static int[] ships(int[] have, int lost) {
        int all = IntStream.of(have).sum();
        var shares = IntStream.of(have).map(own -> all == 0 ? 0 : Math.min(own, lost * own / all)).toArray();
        over(have, shares, Math.min(lost, all));
        return shares;
    }

    /** Thirds of a ship: whole ships first, so that few ships are broken. @param have thirds of each contingent @param lost at most all of them */
    public static int[] thirds(int[] have, int lost) {
        var shares = IntStream.of(ships(IntStream.of(have).map(own -> own / Thirds.LD).toArray(), lost / Thirds.LD)).map(whole -> whole * Thirds.LD).toArray();
        over(have, shares, Math.min(lost, IntStream.of(have).sum()));
        return shares;
    }

    private static void over(int[] have, int[] shares, int lost) {
        for (int over = lost - IntStream.of(shares).sum(); over > 0; over--) {
            int most = IntStream.range(0, have.length).boxed().max(Comparator.comparingInt((Integer at) -> have[at] - shares[at]).thenComparing(Comparator.reverseOrder())).orElseThrow();
            shares[most]++;
        }
    }
}
