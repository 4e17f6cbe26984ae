/** Plays the demonstrations that the rulebook modules bring. */
package tercio.adapters.demo;
