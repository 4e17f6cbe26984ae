/** Land movement (EIA-7.3): allowances, force marches, and the cost of entering an area. */
package tercio.domain.eia.movement;
