/** Voyages and landings without a game: what is met on the way, one after the other. */
package tercio.domain.eu.passage;
