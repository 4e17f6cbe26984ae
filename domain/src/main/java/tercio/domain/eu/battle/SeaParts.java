package tercio.domain.eu.battle;

/**
 * What a roll has made of battles at sea, apart by the stars that the sides had suffered before it. Where pairs of leaders differ in how often
 * they go on with so many stars, the roll is computed once for all of them.
 */
final class SeaParts {

    /** By the stars of the phasing side and those of the other one; {@code null} where no battle had them. */
    private final SeaGrid[][] parts;
    private final SeaGrid none;

    SeaParts(SeaGrid[][] parts, SeaGrid none) {
        this.parts = parts;
        this.none = none;
    }

    /** A grid of the size of the parts without any battle. */
    SeaGrid empty() {
        return none.empty();
    }

    /** Adds each part to a grid of its size, so many times. */
    void addTo(SeaGrid sum, SeaGrid.Times times) {
        for (int first = 0; first < parts.length; first++) {
            for (int second = 0; second < parts[first].length; second++) {
                if (parts[first][second] != null) {
                    sum.addFrom(first, second, parts[first][second], times.of(first, second));
                }
            }
        }
    }
}
