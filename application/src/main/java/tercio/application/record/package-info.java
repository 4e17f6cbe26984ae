/**
 * What is kept of a game: facts, each in an envelope, chained by hash.
 *
 * <p>Decided: an event of the store is one position. The hash covers the stored bytes of fact and envelope, and the time is
 * part of the envelope, so restamping is found too. Tokens and the secret of the dice are not part of a record: records can
 * be handed around, and a record that is taken in gets tokens of its own without a change to its history. Given up: a record
 * alone does not let its owner go on with the same secret.
 */
package tercio.application.record;
