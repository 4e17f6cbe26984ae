package tercio.domain.eu.game;

import java.util.Optional;

/**
 * Corsairs that raid a coastal province (EU-CORSAIR-LAND) or lie in a sea zone (EU-CORSAIR-HUNT). The scenario or the host says where they are.
 *
 * @param by the country to which they belong; those of {@code pirates}, and of a country that is in no alliance of the war, are enemies of all
 * @param level 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+
 * @param maneuver of their leader, 0 without one
 * @param rank of their leader, one letter, A is best; left out where it does not matter
 * @param controller the country that decides for the corsairs of a minor country; left out, that country itself
 * @param tradeZone the trade zone in which those in a sea zone act; left out, each one to which their sea zone belongs
 */
public record Raid(String by, int level, int maneuver, Optional<String> rank, Optional<String> controller, Optional<String> tradeZone) {

    public Raid {
        rank = rank == null ? Optional.empty() : rank;
        controller = controller == null ? Optional.empty() : controller;
        tradeZone = tradeZone == null ? Optional.empty() : tradeZone;
    }

    /** Two corsairs+. */
    public static final int MOST = 4;

    /** Corsairs for which no more than their country and their leader's manoeuvre is told. */
    public Raid(String by, int level, int maneuver) {
        this(by, level, maneuver, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The counters on the minus side. */
    public int minus() {
        return level % 2;
    }

    /** The counters on the plus side. */
    public int plus() {
        return level / 2;
    }

    public Raid level(int now) {
        return new Raid(by, now, maneuver, rank, controller, tradeZone);
    }

    @Override
    public String toString() {
        return level == 1 ? "corsair-" : level == 2 ? "corsair+" : level == 3 ? "corsair+ and corsair-" : "two corsairs+";
    }
}
