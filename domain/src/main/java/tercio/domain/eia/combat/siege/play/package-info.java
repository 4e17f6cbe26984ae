/**
 * Sieges in play (EIA-7.5.4): assault attempts, sorties, breach and honors of war, assaults, attacks of garrisons, the capture of
 * cities. Limited field combats belong to the field combats.
 *
 * <p>An assault and a garrison attack are kept in the duty that waits for the next round or for losses: nothing else can happen
 * on the board before they end.
 */
package tercio.domain.eia.combat.siege.play;
