package tercio.domain.eia.combat.play;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.UnitId;

/**
 * Factors that a corps left in a city.
 *
 * @param out the factors that left the corps, in games before {@link LeftFactors}; none since then
 * @param inside the factors as which they stand inside (EIA-7.3.3.2)
 */
public record LeftInside(UnitId corps, NationId nation, Factors out, Factors inside) {}
