package tercio.domain.eia.common.map;

import tercio.domain.map.SpaceId;

/**
 * A city as printed.
 *
 * @param area the id of its area
 * @param spires its supply value, 1 to 9
 * @param fleches its siege value, 0 to 5; a city with a fleche is a fortress
 * @param port whether a port is printed
 */
public record City(String name, SpaceId area, int spires, int fleches, CapitalKind capital, boolean port) {

    /** The most spires of a city. */
    public static final int MOST_SPIRES = 9;

    private static final int FACTORS_A_SPIRE = 5;

    /** The army factors that a city with so many spires can hold (EIA-7.3.3.4). */
    public static int capacity(int spires) {
        return FACTORS_A_SPIRE * spires;
    }

    /** Whether the city is a capital, of a province or of a nation. */
    public boolean isCapital() {
        return capital != CapitalKind.NONE;
    }

    /** The army factors that it can hold (EIA-7.3.3.4). */
    public int capacity() {
        return capacity(spires);
    }

    /** Whether the city is a fortress (EIA-7.5.4.1.4). */
    public boolean isFortress() {
        return fleches > 0;
    }
}
