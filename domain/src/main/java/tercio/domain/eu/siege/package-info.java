/**
 * Sieges: undermining and assault.
 *
 * <p>Where the rules leave a figure open it is a named reading (EU-ASSAULT-...). Smaller gaps are settled here: a side
 * whose fortress falls counts as destroyed in the test of its leader, for nothing of it is left; the besieged who hold
 * count as the winner. Only a Turkish A+ without Timar in its stack and before reform M-2 storms as Janissaries. Troops
 * inside absorb losses exactly before the resistance is looked at, and are rounded only when they are removed.
 */
package tercio.domain.eu.siege;
