/**
 * The public interface over HTTP. Controllers read requests, ask the read or the write side, and write answers.
 *
 * <p>Decided: bodies are JSON only; controllers take them as bytes and {@code RequestReader} reads them, so that every fault has
 * a pointer. Writing to a game without a token, or with an unknown token, answers 401. A game that the caller may not see
 * answers 404 like a game that does not exist. {@code RequestLimits} has the limits of requests; {@code api/*.yaml} describes
 * the answers.
 */
package tercio.adapters.http;
