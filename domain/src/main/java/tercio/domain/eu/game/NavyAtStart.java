package tercio.domain.eu.game;

import tercio.domain.eu.forces.NavalTechnology;

/**
 * The naval technology of a country (EU-TECH-3).
 *
 * @param level box 0..70 of the technology track
 */
public record NavyAtStart(NavalTechnology technology, int level) {}
