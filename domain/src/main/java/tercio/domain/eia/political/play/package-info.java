/**
 * The political phase, entered by hand (EIA-4.0): wars, treaties, permissions, and who holds minor states and ceded provinces.
 *
 * <p>Decided: what one power does alone (a declaration of war, a permission, a province that it gives away) is entered by that power;
 * what takes two (peace, alliance, combined movement) is offered and answered, and an offer without an answer lapses with the phase.
 * Given up: who may influence which minor state, and what a declaration of war costs. The power that the table gives a state to enters
 * it, and the points are entered beside the declaration (reading).
 */
package tercio.domain.eia.political.play;
