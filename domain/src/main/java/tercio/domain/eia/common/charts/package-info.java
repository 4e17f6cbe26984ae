/**
 * The charts, counters and limits of one game: those of the program, or those that an owner of the printed game entered when the game was
 * made. Rules read them from the board of the game and never from the program's own tables.
 */
package tercio.domain.eia.common.charts;
