/**
 * Attrition of supply, march, siege and voyage.
 *
 * <p>The five lists of modifiers differ, the two ways to read the result do not: so each kind is a {@code Hardship} with
 * its own list, and one procedure rolls for all. Stars of the remainders are thrown in the order in which the rows are
 * read. Old technologies lose an LD and pillage, so their P counts as a pillage too.
 */
package tercio.domain.eu.attrition;
