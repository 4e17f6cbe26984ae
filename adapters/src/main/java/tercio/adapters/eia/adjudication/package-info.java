/** The procedures of Empires in Arms at the adjudicator. */
package tercio.adapters.eia.adjudication;
