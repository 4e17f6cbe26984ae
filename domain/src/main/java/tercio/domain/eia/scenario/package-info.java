/** Start of a game of the land phase: the printed scenarios, scenarios that are sent with their faults, and the first board. */
package tercio.domain.eia.scenario;
