package tercio.domain.eu.land.movement;

/**
 * The facts about a stack that affect the cost of a move, other than the map.
 *
 * @param restOfTheWorld whether the stack is of natives or of a country of the rest of the world
 * @param atHomeInWasteland whether the under-developed area has no extra cost: the stack is native there, or
 * Saint-Petersbourg is built (EU-SUP-2)
 */
public record Marcher(boolean restOfTheWorld, boolean atHomeInWasteland) {

    /** A stack of a European country that is not native to the under-developed area. */
    public static final Marcher EUROPEAN = new Marcher(false, false);
}
