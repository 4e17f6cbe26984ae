/**
 * The rest of the world: its Areas, the establishments of the countries in them, what these supply, and which provinces are closed.
 */
package tercio.domain.eu.world;
