/**
 * Battles on land and at sea (EU-BATTLE, EU-SEA): their procedures, losses, retreats and pursuits, and their exact
 * odds.
 */
package tercio.domain.eu.land.battle;
