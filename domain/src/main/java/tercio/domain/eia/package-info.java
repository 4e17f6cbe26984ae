/** Empires in Arms: the land phase, chapter 7 of its rules, with the parts of other chapters that it needs. */
package tercio.domain.eia;
