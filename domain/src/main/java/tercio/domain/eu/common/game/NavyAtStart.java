package tercio.domain.eu.common.game;

import tercio.domain.eu.common.forces.NavalTechnology;

/**
 * The naval technology of a country (EU-INT-SEA-2).
 *
 * @param level box 0..70 of the technology track
 */
public record NavyAtStart(NavalTechnology technology, int level) {}
