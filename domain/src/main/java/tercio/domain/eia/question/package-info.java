/**
 * The ruling behind an event of a game: the inputs of the one procedure that decided it, its dice and what came of it. Each chapter of
 * a game answers for its own events, so that nobody reads them off the board a second time.
 */
package tercio.domain.eia.question;
