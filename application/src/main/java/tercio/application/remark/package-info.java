/**
 * Notes on moments and the talk of the seats, kept apart from the events of a game.
 *
 * <p>Decided: a list to which is only added, in a table of its own, ordered by when it was written. A remark has no number that
 * everybody sees: each reader counts what it may read, so the numbers tell nothing of remarks for others. The host, who keeps the
 * record, reads all; private notes stay private after the end of the game, since they were never a part of it. Given up: editing
 * and deleting. A fork begins without remarks; the record takes them along after its events, outside the chain of hashes.
 */
package tercio.application.remark;
