/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP, off by default: what a request, its command, the append of its events and the stored views
 * took.
 *
 * <p>Decided: the SDK and its exporter alone, on the hooks of Axon, and not the starter of Spring Boot: a service without traces loads no class
 * of it and starts as fast as before. A span names what was done, the game, the position, and nothing else: no payload, no token, no text.
 */
package tercio.adapters.tracing;
