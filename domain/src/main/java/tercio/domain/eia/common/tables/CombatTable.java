package tercio.domain.eia.common.tables;

/**
 * One of the 25 tables of the combat resolution chart (EIA-7.5.2.7).
 *
 * @param casualtyLevel 1 to 5
 * @param moraleLevel 1 to 5
 */
public record CombatTable(int casualtyLevel, int moraleLevel) {

    public static final int LEVELS = 5;

    /** @throws IllegalArgumentException where the chart has no such table */
    public CombatTable {
        if (casualtyLevel < 1 || casualtyLevel > LEVELS || moraleLevel < 1 || moraleLevel > LEVELS) {
            throw new IllegalArgumentException("no combat table " + casualtyLevel + "-" + moraleLevel);
        }
    }

    /** The table with shifted levels; they stay within 1 to 5 (EIA-7.5.2.7.3). */
    public CombatTable withShift(int casualties, int morale) {
        return casualties == 0 && morale == 0 ? this
                : new CombatTable(Math.clamp(casualtyLevel + casualties, 1, LEVELS), Math.clamp(moraleLevel + morale, 1, LEVELS));
    }

    /** As printed: {@code 4-1}. */
    @Override
    public String toString() {
        return casualtyLevel + "-" + moraleLevel;
    }
}
