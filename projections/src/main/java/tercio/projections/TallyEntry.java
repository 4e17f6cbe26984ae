package tercio.projections;

/**
 * A fact that statistics count beside dice: an end of a battle for one of its parties, an attempt in a siege, a roll for attrition, an
 * amount of money.
 *
 * @param table the table in which it counts
 * @param party the party to which it belongs
 * @param kind of it, in a word that never changes: {@code land}, {@code undermining}, {@code march}, {@code B44}
 * @param result in a word that never changes; empty where there is none
 * @param amount in the unit: lost in a battle or by attrition, spent or received
 * @param unit {@code ld}, {@code ndThirds}, {@code factors}, {@code ducats}, {@code money}; empty where nothing is measured
 */
public record TallyEntry(int position, Table table, String party, String kind, String result, int amount, String unit) implements ProjectionEntry {

    /** The tables of the statistics beside those of dice and luck. */
    public enum Table {
        BATTLES, SIEGES, ATTRITION, MONEY
    }

    /** Results of a battle for a party. */
    public static final String WON = "won";
    public static final String LOST = "lost";
    public static final String UNDECIDED = "undecided";
    public static final String AVOIDED = "avoided";
}
