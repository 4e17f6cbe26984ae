/**
 * Adjustments of a war by the host: a unit forgotten, a session entered from paper, what this game does not play.
 *
 * <p>Decided: one event holds the changes of an adjustment, because they are made all or none; a round that begins is told by the
 * event of the round. Given up: changes of pieces, fortresses and rounds while a march, a battle, the battles and sieges of an impulse or
 * another question wait, because what is being resolved was determined from them.
 */
package tercio.domain.eu.scenario.adjustment.play;
