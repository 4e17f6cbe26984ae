package tercio.domain.eia.combat.siege;

import java.util.Locale;

/** Whether a garrison asks for the honours of war after a breach (EIA-7.5.4.1.2.3.1). */
public enum Honours {
    /** The garrison does not ask for honors. */
    NONE,
    /** Asked for and granted. */
    ASKED,
    /** Asked for, not granted. */
    REFUSED;

    private final String word = name().toLowerCase(Locale.ROOT);

    @Override
    public String toString() {
        return word;
    }
}
