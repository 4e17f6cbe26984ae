/** Empires in Arms: the land phase, chapter 7 of its rules, with what it needs of other chapters. */
package tercio.domain.eia;
