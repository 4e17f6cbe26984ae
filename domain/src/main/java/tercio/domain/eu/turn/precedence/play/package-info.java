/** The order in which allied countries make their moves and take their battles (EU-MOVE-ORDER, EU-BATTLE-ORDER). */
package tercio.domain.eu.turn.precedence.play;
