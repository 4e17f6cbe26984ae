/** Exceptional levies: the units that a country may recruit, and their prices (EU-RECR). */
package tercio.domain.eu.turn.levy;
