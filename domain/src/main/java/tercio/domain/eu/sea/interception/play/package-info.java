/** Interception at sea (EU-INT-SEA): which naval stacks may try, the announcements, the rolls, and the battle that follows. */
package tercio.domain.eu.sea.interception.play;
