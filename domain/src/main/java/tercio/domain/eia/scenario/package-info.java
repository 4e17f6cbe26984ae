/** How a game of the land phase begins: the printed scenarios, scenarios that are sent with their faults, and the first board. */
package tercio.domain.eia.scenario;
