/** The printed map: provinces, seas, coasts and borders, with the countries that own them (EU-MOVE-3). */
package tercio.domain.eu.common.board;
