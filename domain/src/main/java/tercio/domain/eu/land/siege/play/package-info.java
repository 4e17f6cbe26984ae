/**
 * Sieges in a game (EU-SIEGE): undermining, breach, war honours, assault, redeployment, the attrition of besiegers, and the fall of a
 * fortress (EU-FORT-2, EU-FORT-3).
 */
package tercio.domain.eu.land.siege.play;
