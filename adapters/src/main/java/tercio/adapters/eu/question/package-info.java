/** Rulings of games as requests of the adjudicator: what a player would read off the board to ask for the same. */
package tercio.adapters.eu.question;
