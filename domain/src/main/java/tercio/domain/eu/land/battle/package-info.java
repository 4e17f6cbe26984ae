/**
 * Battles on land (EU-BATTLE): procedure, modifiers, losses, retreats, pursuits, Major Battles, the sheet and the exact odds. The stages that
 * battles at sea share are in {@link tercio.domain.eu.common.battle}.
 */
package tercio.domain.eu.land.battle;
