/**
 * Adjustments of a game by the host: what other phases of Empires in Arms set (wars, alliances, access, money, political points,
 * control), and corrections of what stands on the table.
 *
 * <p>Decided: one event holds the changes of an adjustment, because they are made all or none; a second one holds the factors of corps,
 * which are secret. What follows from the changes (sieges that are lifted, a step that begins) is told by the events that tell it in
 * play. Given up: changes of pieces, relations and control while a combat or another question waits for its answer, because what is
 * being resolved was determined from them.
 */
package tercio.domain.eia.play.adjustment;
