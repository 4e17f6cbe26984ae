package tercio.domain.eia.reinforcement.play;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;

/**
 * Factors for a corps on the map.
 *
 * @param corps the id of its counter
 * @param factors those that join it
 * @param money the money that they cost, 0 to 999 points
 * @param manpower the manpower that they cost, 0 to 999 points
 */
public record FactorPurchase(UnitId corps, Factors factors, int money, int manpower) {

    public FactorPurchase {
        factors = factors == null ? Factors.NONE : factors;
    }
}
