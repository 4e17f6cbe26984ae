/**
 * Troops, ships and leaders with their technologies (EU-UNIT, EU-LEAD), and the rolls for commanders that battles and
 * assaults share (EU-BATTLE-REPLACEMENT, EU-BATTLE-CASUALTY, EU-BATTLE-FATE).
 */
package tercio.domain.eu.common.forces;
