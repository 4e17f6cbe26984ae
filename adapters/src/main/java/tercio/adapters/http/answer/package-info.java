/**
 * Parts of answers that several controllers write: events with their dice, rulings and seals; options, decisions and forms; the results of
 * commands, and refusals with their legal alternatives. Their form is that of the contract and differs from the objects of the domain.
 */
package tercio.adapters.http.answer;
