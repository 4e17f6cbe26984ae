/**
 * Battles at sea in a game (EU-SEA): evasion, first lines, the two days, captures, losses, retreats, and the pursuit that follows. The
 * procedure itself is in {@link tercio.domain.eu.sea.battle}.
 */
package tercio.domain.eu.sea.battle.play;
