/**
 * Written orders in play. A sheet is sent and kept sealed; the commands that it is made of are chosen from what the game asks, one by
 * one, and are given like those of a player at the table. The progress of a sheet follows from the board alone, so an undo, a
 * correction of the past or a move by hand needs no book-keeping.
 */
package tercio.domain.eia.orders.play;
