/**
 * Fleets outside battle: the capacity of a harbour, the way of a naval stack over the sea, its line of supply, and what
 * it can blockade, supply and carry.
 */
package tercio.domain.eu.sea.ships;
