/**
 * The rest of the world: its Areas, the establishments of the countries in them, their supply, and the closed provinces.
 */
package tercio.domain.eu.world.establishment;
