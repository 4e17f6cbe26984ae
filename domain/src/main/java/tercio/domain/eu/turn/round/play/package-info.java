/**
 * The rounds of a turn (EU-RND, EU-INIT): the order of the alliances, the starting round, the continuation roll, the Wintering, and the
 * end of the turn.
 */
package tercio.domain.eu.turn.round.play;
