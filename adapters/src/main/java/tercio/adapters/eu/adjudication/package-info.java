/** The procedures of the Europa rules at the adjudicator. */
package tercio.adapters.eu.adjudication;
