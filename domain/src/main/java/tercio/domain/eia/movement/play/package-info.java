/**
 * The land movement step (EIA-7.3).
 *
 * <p>A piece may be moved by several commands: it stops on its way, leaves factors, takes others in, decides about a depot, and goes
 * on with what is left of its allowance. A path that costs one point more than the allowance is a force march. Sieges are set
 * here, because a besieger forages as if it had no unused movement points.
 */
package tercio.domain.eia.movement.play;
