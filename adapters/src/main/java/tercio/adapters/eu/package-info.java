/**
 * The Europa rules as modules of the program: one for the main edition, with its games, views and demonstration, and one for
 * each older edition, which has procedures, tables and readings of its own and no games.
 */
package tercio.adapters.eu;
