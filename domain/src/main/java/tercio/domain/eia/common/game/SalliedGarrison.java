package tercio.domain.eia.common.game;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;

/**
 * Garrison factors of a besieged city that fight beside a relieving force (EIA-7.5.4.2.3).
 *
 * @param nation the word of the power or minor state whose counters they are
 * @param factors those that are left
 */
public record SalliedGarrison(NationId nation, Factors factors) {}
