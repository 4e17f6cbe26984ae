/** Rulings of games of Empires in Arms as requests of the adjudicator: what a player would read off the board to ask for the same. */
package tercio.adapters.eia.question;
