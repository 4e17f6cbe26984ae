/**
 * Discoveries: who may explore, the roll, what a stack carries and brings home, and how knowledge spreads.
 *
 * <p>Zones are named by their ids on the map. The provinces of Europe and the seas around it are known to all.
 */
package tercio.domain.eu.exploration;
