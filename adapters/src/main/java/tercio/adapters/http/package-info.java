/**
 * The contract over HTTP. Controllers read, ask and shape; they decide nothing.
 *
 * <p>Decided: bodies are JSON only, taken as bytes and read by {@code Wire}, so that every fault has its pointer. Writing to a
 * game without a token is 401, and so is a token that opens nothing; a game that the caller may not see is 404 like one that
 * does not exist. {@code Bounds} holds how long what is sent may be, {@code api/*.yaml} describes what is answered.
 */
package tercio.adapters.http;
