/**
 * Health and measurements for the operator: games, storage, clock and surroundings, counted commands and refusals.
 *
 * <p>Decided: this room knows no other one, so that each may count. A room whose own state is measured, such as {@code stream}, registers its
 * measurements itself.
 */
package tercio.adapters.http.health;
