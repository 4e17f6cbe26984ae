/** The convoys: their transports, what they carry, and where they come back. */
package tercio.domain.eu.convoy;
