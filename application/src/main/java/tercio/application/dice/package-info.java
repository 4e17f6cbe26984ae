/**
 * The dice of a game: commitments to secrets, the seats' contributions, and the dice that follow from both, that
 * players type in, or that a record holds.
 */
package tercio.application.dice;
