/**
 * The campaigns of countries, their prices, and the lines of the economic record sheet that pay for them (EU-CAMP,
 * EU-ERS-2).
 */
package tercio.domain.eu.turn.campaign;
