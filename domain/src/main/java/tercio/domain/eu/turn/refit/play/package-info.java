/** The refit of damaged ships at the end of a round (EU-REFIT-1). */
package tercio.domain.eu.turn.refit.play;
