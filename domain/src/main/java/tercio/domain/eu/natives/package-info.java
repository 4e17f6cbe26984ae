/**
 * The reaction of natives to a conquistador.
 *
 * <p>Both percentages apply to all natives of the province, as in the worked example. If rounding would
 * give more natives than there were, the number who resist is reduced.
 */
package tercio.domain.eu.natives;
