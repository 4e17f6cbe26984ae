/** The line of supply of a land stack, and the conditions under which supply is weak (EU-SUP). */
package tercio.domain.eu.supply.line;
