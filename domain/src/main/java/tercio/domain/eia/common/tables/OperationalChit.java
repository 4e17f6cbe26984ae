package tercio.domain.eia.common.tables;

import java.util.List;
import java.util.Locale;

/** The chits of which each side of a field combat chooses one (EIA-7.5.2.1). */
public enum OperationalChit {
    OUTFLANK,
    ASSAULT,
    ESCALATED_ASSAULT,
    ECHELON,
    PROBE,
    COUNTERATTACK,
    ESCALATED_COUNTERATTACK,
    CORDON,
    WITHDRAW,
    DEFEND;

    private static final List<OperationalChit> ATTACKER = List.of(OUTFLANK, ASSAULT, ESCALATED_ASSAULT, ECHELON, PROBE);
    private static final List<OperationalChit> DEFENDER =
            List.of(OUTFLANK, COUNTERATTACK, ESCALATED_COUNTERATTACK, CORDON, WITHDRAW, DEFEND);

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The name in the API. */
    public String word() {
        return word;
    }

    /** The name in a sentence: {@code escalated assault}. */
    public String title() {
        return word.replace('-', ' ');
    }

    /** The chits of the attacker, in the order of the chart. */
    public static List<OperationalChit> ofAttacker() {
        return ATTACKER;
    }

    /** The chits of the defender, in the order of the chart. */
    public static List<OperationalChit> ofDefender() {
        return DEFENDER;
    }

    @Override
    public String toString() {
        return word;
    }
}
