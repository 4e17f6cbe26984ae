/**
 * Analysis: figures of one game, in reports, statistics and rollouts, and figures over all games, from the archive.
 *
 * <p>Decided: reports and statistics are prepared in the background; {@code BackgroundFigures} tells how this gives way to requests.
 */
package tercio.adapters.http.analysis;
