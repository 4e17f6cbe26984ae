/** The building of forts in the rest of the world at the end of a round (EU-FORT-BUILD). */
package tercio.domain.eu.world.establishment.play;
