/**
 * The naval phase, entered by hand (EIA-6.0): fleets come and go, blockade ports and carry corps (EIA-6.2.5).
 *
 * <p>Decided: a fleet is entered where it ends, because its way, the wind and battles at sea are no part of the program. The rules that depend on
 * fleets (supply by sea, invasions, crossings, ice) follow from their places, as from a scenario. Corps go aboard in a friendly port
 * first and sail with the fleet that takes them along. Given up: the capacity of fleets, which the counters of the program do not have.
 */
package tercio.domain.eia.naval.play;
