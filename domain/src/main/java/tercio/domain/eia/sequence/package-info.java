/** The chapters of the land phase put together, and the way in which play goes on by itself. */
package tercio.domain.eia.sequence;
