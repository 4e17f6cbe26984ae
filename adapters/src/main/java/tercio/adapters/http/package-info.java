/**
 * The contract over HTTP. Controllers read, ask and shape; they decide nothing.
 *
 * <p>Decided: bodies are taken as bytes and read by {@code Wire}, whatever their content type says, so that every fault has
 * its pointer. Writing to a game without a token is 401; looking at one that is not public, without a token, is 404.
 */
package tercio.adapters.http;
