/**
 * The editions of the Europa rules.
 *
 * <p>An edition is a set of tables, readings and policies; all editions share the same stages. The tables contain the policies:
 * a procedure reads {@code tables.policies()} where editions differ, and no method signature mentions editions. Policies are
 * enumerations and flags; they contain no stage logic. The main edition applies where an older text is silent.
 * The lost tables of the rapid battle are not stored as files. Instead the printed tables in thirds are read in halves, so it
 * is clear that they are stand-ins. An incomplete detachment of that edition is half an LD, 5 strength points.
 */
package tercio.domain.eu.common.edition;
