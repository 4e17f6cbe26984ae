/**
 * Interception and counter-interception on land (EU-INT-LAND, EU-INT-COUNTER): who may try, the announcements, the rolls, and the
 * choice between a battle at once and a later one (EU-INT-MERGE).
 */
package tercio.domain.eu.land.interception.play;
