/**
 * Exploration (EU-EXPLORATION, EU-DISCOVERY): stacks that may explore, the roll, the discoveries that a stack carries
 * and brings home, and their spread.
 *
 * <p>Zones are named by their ids on the map. The provinces of Europe and the seas around it are known to all.
 */
package tercio.domain.eu.world.exploration;
