/**
 * Odds of moves that a player considers, such as whole voyages: the commands of the game are carried out for every fall
 * of the dice.
 */
package tercio.domain.eu.sequence.ahead;
