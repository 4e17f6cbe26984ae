/**
 * The rolls by which stacks intercept others on land (EU-INT-LAND) and at sea (EU-INT-SEA), and the fire of a presidio
 * (EU-PRESIDIO-FIRE).
 */
package tercio.domain.eu.land.interception;
