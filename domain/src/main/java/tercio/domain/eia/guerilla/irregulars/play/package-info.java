/**
 * Cossacks and freikorps in the garrisons of depots (EIA-7.3.3.3.1, EIA-10.1.2). A counter that joins a garrison is a factor of it
 * until it leaves: it is counted in the capacity, decides with it before the enemy, and cannot retreat.
 */
package tercio.domain.eia.guerilla.irregulars.play;
