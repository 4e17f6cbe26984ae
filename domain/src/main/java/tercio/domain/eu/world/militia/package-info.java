/**
 * The militia of the colonies: its strength, whether it is veteran, and its losses (EU-UNIT-11).
 *
 * <p>Readings. Of an odd number of levels the last one counts for France alone: what is said of France as an exception is not so for the
 * others. A mission has a militia only in a colony (EU-MIS-1), and gives its detachment whoever owns it. The militia is that of the owner of
 * the colony; it serves nobody else.
 */
package tercio.domain.eu.world.militia;
