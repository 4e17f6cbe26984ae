/**
 * Sieges: undermining and assault.
 *
 * <p>Figures that the rules leave open are named readings (EU-ASSAULT-...). Smaller gaps are decided here. A side
 * whose fortress falls counts as destroyed in the test of its leader, because it has no troops left. The besieged who hold
 * count as the winner. Only a Turkish A+ without Timar in its stack and before reform M-2 storms as Janissaries. Troops
 * inside absorb exact losses before the resistance is compared; losses are rounded only when troops are removed.
 */
package tercio.domain.eu.land.siege;
