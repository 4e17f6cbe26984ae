/**
 * Odds and adjudication: exact odds of procedures, of the decisions and moves of a game, and results for dice that the caller throws.
 */
package tercio.adapters.http.odds;
