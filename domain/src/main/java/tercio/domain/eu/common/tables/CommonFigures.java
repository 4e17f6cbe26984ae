package tercio.domain.eu.common.tables;

/**
 * The figures that are the same in every edition, for sentences where no board, and so no edition, is at hand. {@code CommonFiguresTest}
 * compares them with each edition; a figure that begins to differ in an edition must be moved from this class to the tables of the
 * edition.
 */
public final class CommonFigures {

    /** The least modified die of an interception, on land and at sea. */
    public static final int INTERCEPTION_SUCCESS = value("interception_success");
    /** The natural die with which an interception and a fight against a revolt succeed always. */
    public static final int NATURAL_SUCCESS = value("natural_success");
    /** The least modified die of an evasion. */
    public static final int EVASION_SUCCESS = value("evasion_success");
    /** The least modified die of a fight against a revolt or corsairs. */
    public static final int REBEL_FIGHT_SUCCESS = value("rebel_fight_success");

    private CommonFigures() {}

    private static int value(String key) {
        return EuTables.PRINTED.constants().value(key);
    }
}
