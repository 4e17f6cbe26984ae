/**
 * The domain as JSON. It carries no annotation: one introspector knows how records, constants and sealed families look.
 *
 * <p>Decided: sets and maps are written in a steady order, as equal boards must give equal bodies in any process, and the
 * chain of hashes is over these bytes. Data from outside is read strictly, data that this program wrote leniently.
 */
package tercio.adapters.json;
