/**
 * The natives of the rest of the world: their activation, their strength, and their reaction to a conquistador.
 *
 * <p>On the table of the conquistadors both percentages apply to all natives of the province, as in the worked example. If rounding would
 * give more natives than there were, the number who resist is reduced.
 */
package tercio.domain.eu.world.natives;
