/**
 * Field combats, limited field combats and trivial combats in play (EIA-7.5.1, EIA-7.5.2, EIA-7.5.3, EIA-7.5.4.2.3, EIA-7.5.5).
 *
 * <p>Decided: a combat is a record on the board with the name of its stage. A command answers the question of the stage and leaves
 * facts; {@link tercio.domain.eia.combat.play.CombatFlow} goes on to the next question. The power of the commander, or the one
 * with most corps, decides for its side: the rules speak of one player on each side (reading).
 */
package tercio.domain.eia.combat.play;
