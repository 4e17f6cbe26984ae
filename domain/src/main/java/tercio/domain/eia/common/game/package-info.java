/**
 * The board of a land phase of Empires in Arms: pieces, cities, provinces, powers, diplomacy, and the decisions that players still owe.
 */
package tercio.domain.eia.common.game;
