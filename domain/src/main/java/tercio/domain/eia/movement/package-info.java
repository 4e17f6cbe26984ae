/** Land movement (EIA-7.3): allowances, force marches, and what it costs to enter an area. */
package tercio.domain.eia.movement;
