/**
 * The rules of a small made-up skirmish: captains on seven hills write a reserve and an order on slips of paper, reveal the
 * orders together, march, and clash with six-sided dice.
 *
 * <p>It shows that a rulebook of another shape than the Europa rules needs nothing but the kernel.
 */
package tercio.skirmish.rules;
