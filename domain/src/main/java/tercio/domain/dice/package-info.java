/** Dice by name: the kinds of dice, the source from which a procedure draws them, and the rolls recorded in events. */
package tercio.domain.dice;
