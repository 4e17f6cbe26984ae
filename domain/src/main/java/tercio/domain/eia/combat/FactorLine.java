package tercio.domain.eia.combat;

import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;

/**
 * Some factors of one type of one nation in a combat.
 *
 * @param nation the word of a power or a minor state
 * @param morale the morale of these factors in tenths
 */
public record FactorLine(FactorType type, NationId nation, int count, int morale) {}
