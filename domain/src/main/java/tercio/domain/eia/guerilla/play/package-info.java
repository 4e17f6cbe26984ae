/**
 * Guerillas in play (EIA-7.6, EIA-10.1.1): those that appear after a lost combat, those that Spain raises in its guerilla step, and
 * operations against them. They move in the land movement step.
 */
package tercio.domain.eia.guerilla.play;
