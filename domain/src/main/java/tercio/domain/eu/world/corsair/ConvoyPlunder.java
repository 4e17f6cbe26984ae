package tercio.domain.eu.world.corsair;

import tercio.domain.eu.common.concept.Standing;

/**
 * The plunder of a raid on a stack with gold (EU-CONVOY-PLUNDER): transports first, then warships.
 *
 * @param gold ducats taken from the stack
 * @param income ducats for the country of the corsair, at once among its pillages; the gold that a minor country or pirates take is lost
 */
public record ConvoyPlunder(int transports, int warships, int gold, int income) {

    /**
     * @param captured ships, by the table
     * @param transports of the stack
     * @param gold aboard the stack
     * @param taker the standing of the corsair's country
     */
    public static ConvoyPlunder of(int captured, int transports, int warships, int gold, Standing taker) {
        int full = Math.min(captured, transports);
        int others = Math.min(captured - full, warships);
        int taken = Math.min(gold, full * CorsairFigures.of("gold_per_transport") + others * CorsairFigures.of("gold_per_warship"));
        return new ConvoyPlunder(full, others, taken, taker == Standing.MAJOR ? taken : 0);
    }
}
