/**
 * The printed leaders of each period, the minimum that a country has of them (EU-LEAD), and the hierarchy of command
 * (EU-HIER).
 */
package tercio.domain.eu.turn.leader;
