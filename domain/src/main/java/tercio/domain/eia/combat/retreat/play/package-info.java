/** Retreats on the board: where the forces of a game may be retreated (EIA-7.5.2.10.3). */
package tercio.domain.eia.combat.retreat.play;
