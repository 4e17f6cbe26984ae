/** Exceptional levies at the end of a round: who declares them, and what is recruited by them (EU-LEVY). */
package tercio.domain.eu.turn.levy.play;
