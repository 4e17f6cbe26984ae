/** Convoys: their transports, their gold, and the ports to which they come back. */
package tercio.domain.eu.world.convoy;
