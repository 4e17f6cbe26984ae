package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;

/**
 * A depot (EIA-7.2).
 *
 * @param at in an area, inside a besieged port city (EIA-7.2.2.1), or on a fleet (EIA-7.2.4)
 * @param garrison infantry, militia, cossacks and freikorps, at most 10 factors (EIA-7.3.3.5)
 * @param thisMonth whether it was placed in this month; a chain is extended from older depots only (EIA-7.2.3)
 */
public record Depot(Power power, Location at, Factors garrison, boolean thisMonth) {

    public Depot withGarrison(Factors now) {
        return new Depot(power, at, now, thisMonth);
    }

    public Depot afterMonth() {
        return new Depot(power, at, garrison, false);
    }

    /** The depot after its conversion: another power's, without a garrison (EIA-7.3.6.1). */
    public Depot convertedFor(Power by) {
        return new Depot(by, at, Factors.NONE, true);
    }
}
