/**
 * The fights of the siege segment against revolts, rebellions and corsairs, on land and at sea (EU-REVOLT-FIGHT, EU-CORSAIR-LAND,
 * EU-CORSAIR-HUNT).
 */
package tercio.domain.eu.land.revolt.play;
