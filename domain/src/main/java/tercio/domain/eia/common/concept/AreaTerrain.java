package tercio.domain.eia.common.concept;

import java.util.Locale;

/** The terrain of a land area. */
public enum AreaTerrain {
    CLEAR,
    FOREST,
    MOUNTAIN,
    DESERT,
    MARSH;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The name in the API and in the tables. */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
