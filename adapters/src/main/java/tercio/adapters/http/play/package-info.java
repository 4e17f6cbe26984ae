/**
 * Play: open decisions, commands and written orders, dice of the table, remarks, and the position as the scenario of a new game.
 */
package tercio.adapters.http.play;
