/**
 * What natives do when a conquistador comes.
 *
 * <p>Both percentages are read on all natives of the province, as the worked example does; where the rounding would
 * leave more natives than there were, those who joined cannot resist.
 */
package tercio.domain.eu.natives;
