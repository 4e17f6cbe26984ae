package tercio.domain.eu.policy;

/** How attrition is read. */
public enum AttritionSystem {
    /** The tables of attrition as printed, with an effect from 6. */
    TABLES_FROM_6(0),
    /** The same tables with an effect from 12, and 6 more as the least modifier on land. */
    TABLES_FROM_12(6),
    /** On land the retreat table, doubled for more than two detachments; at sea the tables. */
    RETREAT_TABLE(0);

    private final int shift;

    AttritionSystem(int shift) {
        this.shift = shift;
    }

    /** How much higher the rolls of the tables stand than in the main edition. */
    public int shift() {
        return shift;
    }
}
