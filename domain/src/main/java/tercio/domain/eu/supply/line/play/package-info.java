/**
 * Lines of supply of troops on land: from cities and establishments, and from ships before the coast (EU-SUP-4, EU-SUP-5, EU-SUP-WORLD,
 * EU-SUP-SHIPS).
 */
package tercio.domain.eu.supply.line.play;
