package tercio.adapters.rollout;

import java.util.Comparator;

/**
 * An answer with what was found of it.
 *
 * @param worth the mean over the throws that were tried
 * @param isCertain whether no die decides what comes of it
 * @param leadsOn whether it leads to another box of the sequence of play
 * @param money that is left after it
 * @param place among the answers, from 0
 */
record Prospect<C>(C answer, double worth, boolean isCertain, boolean leadsOn, double money, int place) {

    private static final double SAME = 1e-9;

    /** The best first; of those that are worth the same, who leads on, the cheaper one, the earlier one. */
    static final Comparator<Prospect<?>> BEST_FIRST = Comparator.<Prospect<?>>comparingLong(each -> -Math.round(each.worth() / SAME)).thenComparing(each -> !each.leadsOn())
            .thenComparing(each -> -each.money()).thenComparing(Prospect::place);

    /** Whether it is better than leaving all as it is. */
    boolean isBetterThan(Prospect<C> rest, double gain) {
        return worth - rest.worth() > (isCertain ? SAME : gain);
    }
}
