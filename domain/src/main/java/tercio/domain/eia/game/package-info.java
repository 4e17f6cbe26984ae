/** The board of a land phase of Empires in Arms: pieces, cities, provinces, powers, diplomacy, and what players still have to settle. */
package tercio.domain.eia.game;
