/**
 * The tools with which a rulebook is written down: citations, printed lists of modifiers, and procedures in stages.
 * The same stages compute an outcome with dice, its explanation, and exact odds without dice.
 */
package tercio.domain.ruling;
