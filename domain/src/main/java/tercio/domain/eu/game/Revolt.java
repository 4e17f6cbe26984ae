package tercio.domain.eu.game;

import java.util.Optional;

/**
 * The revolts and rebellions in a province. Two counters- are one counter+ (EU-REV-1), so a level tells them: 1 is a counter-, 2 a counter+,
 * 3 one of each, 4 two counters+. They are enemies of every country.
 *
 * <p>Read: whether the fortress of the province is friendly to them is a fact that the events of a turn set, which are not in this game, so
 * the scenario or an adjustment tells it. It counts in the fight against them (EU-REVOLT-FIGHT); who else may use the fortress follows
 * from who controls it.
 *
 * @param maneuver of their leader, 0 without one
 * @param fortressLd LD in the fortress of the province where it is friendly to them; empty where it is not
 */
public record Revolt(int level, int maneuver, Optional<Integer> fortressLd) {

    public Revolt {
        fortressLd = fortressLd == null ? Optional.empty() : fortressLd;
    }

    /** Where no fortress is friendly to them. */
    public Revolt(int level, int maneuver) {
        this(level, maneuver, Optional.empty());
    }

    /** What a fight has left of them. */
    public Revolt level(int now) {
        return new Revolt(now, maneuver, fortressLd);
    }

    /** Two counters+; no province has more (EU-REV-1). */
    public static final int MOST = 4;

    /** The most LD that can be told of a fortress: far above what one holds. */
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
