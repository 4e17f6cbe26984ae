/**
 * Filters before the controllers, for all requests alike: log and traces, hosts and origins, content types, syntax, sizes, daily limits, answers that
 * are kept for an {@code Idempotency-Key}, compression.
 *
 * <p>Decided: {@code FilterOrder} has the order of all filters in one place, those of sign-in among them. Filters that refuse a request come before
 * filters that read it.
 */
package tercio.adapters.http.filter;
