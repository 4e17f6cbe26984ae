/** Rulings of games as adjudication requests: what a player would read off the board to ask for the same. */
package tercio.adapters.eu.question;
