/**
 * The conditions and costs of movement on land, stacking limits (EU-STACK), the strength for an overrun
 * (EU-MOVE-OVERRUN) and the escape from a blockade (EU-BLOCKADE-ESCAPE).
 */
package tercio.domain.eu.land.movement;
