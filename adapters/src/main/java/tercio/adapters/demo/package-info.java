/** Plays the demonstrations of the rulebook modules. */
package tercio.adapters.demo;
