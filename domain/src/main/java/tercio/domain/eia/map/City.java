package tercio.domain.eia.map;

/**
 * A city as printed.
 *
 * @param area the id of its area
 * @param spires its supply value, 1 to 9
 * @param fleches its siege value, 0 to 5; a city with a fleche is a fortress
 * @param capacity the army factors that it can hold: 5 times its spires (EIA-7.3.3.4)
 * @param port whether a port is printed
 */
public record City(String name, String area, int spires, int fleches, int capacity, CapitalKind capital, boolean port) {

    /** Whether the city is a capital, of a province or of a nation. */
    public boolean isCapital() {
        return capital != CapitalKind.NONE;
    }

    /** Whether the city is a fortress (EIA-7.5.4.1.4). */
    public boolean fortress() {
        return fleches > 0;
    }
}
