/**
 * Registration of rulebooks: all that one rulebook brings to the program comes in through one {@link
 * tercio.adapters.rulebook.RulebookModule}.
 *
 * <p>Decided: modules are found as services, so that a rulebook is added by a package of its own and one line in {@code
 * META-INF/services}, and no shared class imports it. The order of the lines is the order in which rulesets are listed.
 */
package tercio.adapters.rulebook;
