/**
 * Checks of incoming text, and of names that are too much alike.
 *
 * <p>Decided: text is checked where it comes in and nowhere else. Text that an earlier version accepted stays as it is: a recorded
 * game loads, verifies, and is imported with its names, whatever they are, as long as they are Unicode. Adapters bring text into
 * normal form C before they hand it on; here it is only checked. Names are compared by the skeletons of Unicode's confusables
 * (ICU4J), which is read when the first name comes in: a service starts without it. Given up: a list of names that were in the game
 * before; whoever left is no longer compared with.
 */
package tercio.application.text;
