/**
 * The past of a game, read only: views at any position, the timeline, the log and its search, the account in sentences, rulings, dice with their
 * proofs, receipts, verification.
 */
package tercio.adapters.http.history;
