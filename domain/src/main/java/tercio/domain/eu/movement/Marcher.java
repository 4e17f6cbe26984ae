package tercio.domain.eu.movement;

/**
 * What the cost of a move depends on beside the map.
 *
 * @param restOfTheWorld whether the stack is of natives or of a country of the rest of the world
 * @param atHomeInWasteland whether the under-developed area costs it nothing more: it is native there, or
 *     Saint-Petersbourg is built (EU-SUP-2)
 */
public record Marcher(boolean restOfTheWorld, boolean atHomeInWasteland) {

    /** A stack of a European country that is not native to the under-developed area. */
    public static final Marcher EUROPEAN = new Marcher(false, false);
}
