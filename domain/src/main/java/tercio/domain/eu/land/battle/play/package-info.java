/**
 * Battles on land in a game (EU-BATTLE, EU-STACK-4, EU-STACK-7): their order, evasion, sorties, the choice of fighting troops, the two
 * days, retreats and their consequences, and overruns (EU-MOVE-OVERRUN). The procedure itself is in {@link tercio.domain.eu.land.battle}; a
 * game runs it up to each choice.
 */
package tercio.domain.eu.land.battle.play;
