/**
 * Movements at sea (EU-MOVE-SEA): voyages and their previews, the actions of naval stacks, escapes from blockades, and ports that are
 * lost.
 */
package tercio.domain.eu.sea.voyage.play;
