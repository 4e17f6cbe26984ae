/**
 * Movement on land (EU-MOVE): marches and their previews, splitting and joining stacks, stacks of several countries that march
 * together, leaders who ride alone, and stacking (EU-STACK).
 */
package tercio.domain.eu.land.movement.play;
