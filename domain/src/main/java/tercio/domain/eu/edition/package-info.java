/**
 * The editions of the Europa rules.
 *
 * <p>An edition is a bundle of tables, readings and policies over the same stages. The tables carry the policies, so a
 * procedure asks {@code tables.policies()} where editions part ways, and no signature knows of editions. Policies are
 * enumerations and flags without behaviour of a stage. What an older text does not say is taken from the main edition.
 * The lost tables of the rapid battle are not kept as files: the printed ones in thirds are read in halves, so the
 * stand-ins can be seen to be nothing else. An incomplete detachment of that edition is half an LD, 5 strength points.
 */
package tercio.domain.eu.edition;
