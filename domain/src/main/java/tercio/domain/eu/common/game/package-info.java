/**
 * The state of a game: stacks, fleets, leaders, countries and provinces, the phase, and the open duties. It also holds
 * the scenario, which is the state's initial situation, and the base types of commands and events.
 */
package tercio.domain.eu.common.game;
