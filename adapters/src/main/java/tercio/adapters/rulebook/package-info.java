/**
 * Registration of rulebooks: everything that one rulebook adds to the program comes in through one
 * {@link tercio.adapters.rulebook.RulebookModule}.
 *
 * <p>Decided: modules are found as services, so that a rulebook is added by a package of its own and one line in
 * {@code META-INF/services}, and no shared class imports it. The order of the lines is the order in which rulesets are
 * listed.
 *
 * <p>Decided: the page of a rulebook is an ES module that the manifest names, fetched when its games are shown. So a rulebook
 * adds its drawing without a change of the page, also from a jar of its own. Given up: a check of such a module against the
 * page by a compiler, where it is not built with the page.
 */
package tercio.adapters.rulebook;
