package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Factors;

/**
 * Factors that a corps left in a city or at a depot during its movement of this month; foraging losses may fall on them
 * (EIA-7.4.1.3.1).
 *
 * @param factors as they stand there, converted to infantry where the rules say so
 */
public record Detachment(Location at, Factors factors) {}
