/**
 * Adjustments of a game by the host: what other phases of Empires in Arms set (wars, alliances, access, money, political points,
 * control), and corrections of the pieces on the map.
 *
 * <p>Decided: one event holds the changes of an adjustment, because they are made all or none; a second one holds the factors of corps,
 * which are secret. Consequences of the changes (sieges that are lifted, a step that begins) are recorded by the same events as in
 * play. Given up: changes of pieces, relations and control while a combat or another question waits for its answer, because what is
 * being resolved was determined from them.
 */
package tercio.domain.eia.scenario.adjustment.play;
