/**
 * Corsairs at sea: the waters in which they act, the fights against them, and their attacks on convoys (EU-CORSAIR,
 * EU-CONVOY-ATTACK).
 */
package tercio.domain.eu.world.corsair;
