package tercio.domain.eu.common.counters;

import tercio.domain.eu.common.forces.Counters;

/**
 * The land counters of a country, on the map and off it (EU-UNIT-4).
 *
 * @param army ARMY counters, whichever side is up
 * @param ld loose LD
 */
public record CounterPool(int army, int ld) {

    /** Countries, natives and rebels for which no number is printed. */
    public static final CounterPool UNLIMITED = new CounterPool(7 * Counters.MOST, 7 * Counters.MOST);
}
