package tercio.domain.eu.common.concept;

import tercio.domain.game.WireNamed;

/** The seven periods of the game, in order. */
public enum Period implements WireNamed {
    I, II, III, IV, V, VI, VII;

    /** @param number 1..7 */
    public static Period of(int number) {
        return values()[number - 1];
    }

    /** Whether this period is between the two, inclusive. */
    public boolean isWithin(Period first, Period last) {
        return compareTo(first) >= 0 && compareTo(last) <= 0;
    }

    @Override
    public String word() {
        return name();
    }
}
