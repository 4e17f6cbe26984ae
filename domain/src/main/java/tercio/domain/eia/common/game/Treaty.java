package tercio.domain.eia.common.game;

import java.util.Locale;

/** The treaties between two nations (EIA-4.0). */
public enum Treaty {
    PEACE,
    /** A peace that forbids a declaration of war while it lasts (EIA-4.2.2). */
    TRUCE,
    ALLIANCE,
    /** Combined movement of allies (EIA-4.9). */
    COMBINED;

    /** The name in the API. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
