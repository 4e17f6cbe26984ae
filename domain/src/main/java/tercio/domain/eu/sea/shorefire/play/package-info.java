/** The fire of presidios, forts of straits and siegeworks on naval stacks that pass them (EU-PRESIDIO-FIRE). */
package tercio.domain.eu.sea.shorefire.play;
