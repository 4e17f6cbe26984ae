/**
 * Receipts, which the service signs so that a player can prove later which history of a game was shown. A receipt names a position
 * and the hash that chains all events up to it. If one of these events is changed afterwards, even with a whole new chain, the hash
 * at this position differs.
 */
package tercio.application.receipt;
