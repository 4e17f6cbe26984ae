/**
 * Scenarios: the printed ones, the faults of one that a player has written, the state at the start, and the export of
 * a position as a scenario.
 */
package tercio.domain.eu.scenario;
