/** The printed counters of Empires in Arms: corps with their capacities and movement, leaders with their ratings. */
package tercio.domain.eia.common.forces;
