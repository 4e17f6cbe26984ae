/** The sequence of a month (EIA-7.1): the announced slot of France, the sequences of the powers with their steps, the conquest step at the end. */
package tercio.domain.eia.turn.play;
