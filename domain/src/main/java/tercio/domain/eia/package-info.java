/** Empires in Arms: the land phase. */
package tercio.domain.eia;
