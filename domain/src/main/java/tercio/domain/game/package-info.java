/**
 * The contract between a rulebook and the rest of the program: commands, events and verdicts, the open decisions,
 * scenarios, corrections by the host, and the line of play with its undo.
 */
package tercio.domain.game;
