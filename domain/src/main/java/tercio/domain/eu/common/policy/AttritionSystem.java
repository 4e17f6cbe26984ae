package tercio.domain.eu.common.policy;

/** The way to read the result of an attrition roll. */
public enum AttritionSystem {
    /** The printed attrition tables, with an effect from 6. */
    TABLES_FROM_6(0),
    /** The same tables with an effect from 12, and a fixed +6 on land. */
    TABLES_FROM_12(6),
    /** The retreat table on land, doubled for more than two detachments; the attrition tables at sea. */
    RETREAT_TABLE(0);

    private final int shift;

    AttritionSystem(int shift) {
        this.shift = shift;
    }

    /** The shift of the tables' rolls against the main edition. */
    public int shift() {
        return shift;
    }
}
