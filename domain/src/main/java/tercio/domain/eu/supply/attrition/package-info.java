/**
 * Attrition of supply, movement, siege and voyage.
 *
 * <p>There are five lists of modifiers but only two ways to read the result. So each kind is an {@link AttritionCauses} with
 * its own list, and one procedure rolls for all. Stars of the remainders are thrown in the order of the
 * rows. Old technologies lose an LD and pillage, so their P counts as a pillage too.
 */
package tercio.domain.eu.supply.attrition;
