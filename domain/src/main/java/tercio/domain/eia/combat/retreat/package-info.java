/** Retreat of a force that lost a combat (EIA-7.5.2.10.3). */
package tercio.domain.eia.combat.retreat;
