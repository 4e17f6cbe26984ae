/**
 * Requests as they are read: bodies, query parameters, the address of the caller, and the limits of all of them.
 *
 * <p>Decided: bodies are JSON only; controllers take them as bytes and {@code RequestReader} reads them, so that every fault has a pointer.
 * {@code RequestLimits} has the limits of requests, and the description of the interface takes its numbers from there.
 */
package tercio.adapters.http.request;
