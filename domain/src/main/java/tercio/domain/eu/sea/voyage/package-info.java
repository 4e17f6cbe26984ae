/** Voyages and landings without a game: the encounters on the way, one after the other. */
package tercio.domain.eu.sea.voyage;
