package tercio.domain.eu.common.game;

import java.util.Optional;

/**
 * The revolts and rebellions in a province. Two counters- are one counter+ (EU-REVOLT-FIGHT), so a level describes them: 1 is a counter-, 2 a
 * counter+, 3 one of each, 4 two counters+. They are enemies of every country.
 *
 * <p>Reading: whether the fortress of the province is friendly to them depends on the events of a turn, which are not in this game, so the
 * scenario or an adjustment states it. It counts in the fight against them (EU-REVOLT-FIGHT); the right of others to use the fortress
 * follows from its controller.
 *
 * @param maneuver of their leader, 0 without one
 * @param fortressLd LD in the fortress of the province where it is friendly to them; empty where it is not
 */
public record Revolt(int level, int maneuver, Optional<Integer> fortressLd) {

    public Revolt {
        fortressLd = fortressLd == null ? Optional.empty() : fortressLd;
    }

    /** Revolts without a friendly fortress. */
    public Revolt(int level, int maneuver) {
        this(level, maneuver, Optional.empty());
    }

    /** These revolts at another level, as after a fight. */
    public Revolt withLevel(int now) {
        return new Revolt(now, maneuver, fortressLd);
    }

    /** Two counters+; no province has more (EU-REVOLT-FIGHT). */
    public static final int MOST = 4;

    /** The most LD that can be given for a fortress, far more than one holds. */
    public static final int MOST_FORTRESS_LD = 99;

    /** The counters on the minus side. */
    public int minus() {
        return level % 2;
    }

    /** The counters on the plus side. */
    public int plus() {
        return level / 2;
    }

    @Override
    public String toString() {
        return level == 1 ? "revolt-" : level == 2 ? "revolt+" : level == 3 ? "revolt+ and revolt-" : "two revolts+";
    }
}
