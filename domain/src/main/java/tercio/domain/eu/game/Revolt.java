package tercio.domain.eu.game;

/**
 * The revolts and rebellions in a province. Two counters- are one counter+ (EU-REV-1), so a level tells them: 1 is a counter-, 2 a counter+,
 * 3 one of each, 4 two counters+. They hold no fortress in this game, and are enemies of every country.
 *
 * @param maneuver of their leader, 0 without one
 */
public record Revolt(int level, int maneuver) {

    /** Two counters+; no province has more (EU-REV-1). */
    public static final int MOST = 4;

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
