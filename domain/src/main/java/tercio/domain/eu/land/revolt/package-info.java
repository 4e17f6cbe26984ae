/** The roll of a stack that fights a revolt (EU-REVOLT-FIGHT). */
package tercio.domain.eu.land.revolt;
