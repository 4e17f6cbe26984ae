/**
 * Losses of troops and the fates of leaders after combat: how losses are divided among countries, which counters pay them, and what
 * befalls leaders and missionaries (EU-BATTLE-LOSSES, EU-BATTLE-CASUALTY, EU-BATTLE-FATE).
 */
package tercio.domain.eu.land.losses.play;
