/**
 * The record of a game: facts, each in an envelope, chained by hash.
 *
 * <p>Decided: an event of the store is one position. The hash covers the stored bytes of fact and envelope, and the time is
 * part of the envelope, so a changed time is found too. Tokens and the secret of the dice are not part of a record, so it
 * can be published, and an imported record gets new tokens without a change to its history. Given up: a record
 * alone does not let its owner go on with the same secret: a game that goes on from a record, or from its end, where the secret
 * was told, commits itself to a new one by an event. The edition of the rules stands in the envelope of each event that another
 * edition decided than the one the game was opened under: so a fork or an import keeps it without an event of its own.
 */
package tercio.application.record;
