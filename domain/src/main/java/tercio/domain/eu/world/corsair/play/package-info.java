/** The attacks of corsairs on naval stacks with gold that enter a sea zone of their trade zone (EU-CONVOY-ATTACK). */
package tercio.domain.eu.world.corsair.play;
