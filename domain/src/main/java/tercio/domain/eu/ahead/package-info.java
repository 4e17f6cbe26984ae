/** What awaits a naval stack on a voyage that a player considers: the commands of the game, carried out for every fall of the dice. */
package tercio.domain.eu.ahead;
