package tercio.domain.eia.combat.siege;

import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;

/**
 * An assault attempt.
 *
 * @param die 0 before the roll
 * @param modifier the sum of its modifiers
 * @param result {@code null} before the roll
 * @param sortieDie 0 where no sortie was made
 */
public record AttemptState(int die, int modifier, SiegeResult result, int sortieDie) {

    /** The state before the roll. */
    public static final AttemptState START = new AttemptState(0, 0, null, 0);

    /** The die with its modifiers, not cut to the table. */
    public int modifiedDie() {
        return die + modifier;
    }

    /** Whether a sortie was rolled. */
    public boolean hasSortie() {
        return sortieDie > 0;
    }
}
