package tercio.domain.eia.combat;

import java.util.Locale;

/** The obstacle that some of the attacking forces crossed to enter the area (EIA-7.5.2.7.1). */
public enum CombatCrossing {
    NONE,
    RIVER,
    ARROW,
    SEA;

    private final String word = name().toLowerCase(Locale.ROOT);

    @Override
    public String toString() {
        return word;
    }
}
