/** The month around the land phase: the reading that says whether its other phases are entered. */
package tercio.domain.eia.month;
