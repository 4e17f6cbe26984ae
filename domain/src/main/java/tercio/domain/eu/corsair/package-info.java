/** Corsairs at sea: where they act, who fights them, and their attacks on convoys. */
package tercio.domain.eu.corsair;
