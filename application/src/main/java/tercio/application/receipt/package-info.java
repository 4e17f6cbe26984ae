/**
 * Receipts: what the service signs so that a player can show later which history of a game was seen. A receipt names a position and
 * the hash that chains all events up to it; whoever changes one of them afterwards, even with a whole new chain, no longer has this
 * hash at this position.
 */
package tercio.application.receipt;
