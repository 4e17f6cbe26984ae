package tercio.domain.eia.common.game;

import java.util.Locale;

/** The treaties between two nations (EIA-4.0). */
public enum Treaty {
    PEACE("peace"),
    /** A peace that forbids a declaration of war while it lasts (EIA-4.2.2). */
    TRUCE("a peace that forbids war"),
    ALLIANCE("an alliance"),
    /** Combined movement of allies (EIA-4.9). */
    COMBINED("combined movement");

    private final String title;

    Treaty(String title) {
        this.title = title;
    }

    /** Name in sentences: {@code an alliance}. */
    public String title() {
        return title;
    }

    /** The name in the API. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
