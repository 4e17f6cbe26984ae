/**
 * Rights of callers: the tokens of a game and of the operator, and the history of a game as its caller may see it.
 *
 * <p>Decided: writing to a game without a token, or with an unknown token, answers 401. A game that the caller may not see answers 404 like a game
 * that does not exist.
 */
package tercio.adapters.http.access;
