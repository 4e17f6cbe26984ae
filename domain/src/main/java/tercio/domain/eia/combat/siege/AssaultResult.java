package tercio.domain.eia.combat.siege;

import java.util.Locale;

/** Result of an assault attempt. */
public enum AssaultResult {
    SORTIE,
    NO_RESULT,
    /** The garrison leaves with the honours of war. */
    HONOURS,
    SURRENDER,
    /** The assault takes the city. */
    CAPTURED,
    /** The assault does not take the city. */
    REPULSED;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @Override
    public String toString() {
        return word;
    }
}
