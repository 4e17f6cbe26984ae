/**
 * The floods of Holland (EU-MOVE-5): the question while an enemy marches into a Dutch province, and what the flood does.
 *
 * <p>The question comes after the stack has entered the province and before any other reaction, so that whoever is driven back meets nobody
 * there. The stack pays the MP of the step, its move counts as active where it would, and it always rolls for the attrition of its move, as one
 * that has entered the enemy's flooded province with its pillage+, and with +2 for the flood (reading: beside the +2 of an enemy province). The
 * mark lasts as the pillage+ that it places: until the end of the turn turns that to its other side, which comes after this phase (reading).
 */
package tercio.domain.eu.peoples.holland.play;
