/**
 * The militia of the colonies in a game: whether it comes out to fight, its part in battles and sieges, and its losses (EU-MILITIA-FIGHT).
 *
 * <p>The militia is at home and is no stack, except while its province sees a battle in which it fights, or a siege is resolved. So it
 * neither moves, intercepts nor explores, nobody overruns it or leads it, it needs no supply and counts for no stacking.
 */
package tercio.domain.eu.world.militia.play;
