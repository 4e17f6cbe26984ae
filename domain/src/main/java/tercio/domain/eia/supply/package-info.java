/**
 * Supply of corps and besieged forces (EIA-7.4): foraging, depots and what they cost, chains of depots and what blocks them.
 *
 * <p>The rolls and sums need no board: the adjudicator asks them directly.
 */
package tercio.domain.eia.supply;
