/** The check of a stored game: its chain of hashes, its dice, and its events, by deciding every command again. */
package tercio.application.verification;
