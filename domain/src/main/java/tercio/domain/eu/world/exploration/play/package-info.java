/** Exploration in the game: who explores, the roll, what stacks carry and bring home (EU-EXPLORATION, EU-DISCOVERY). */
package tercio.domain.eu.world.exploration.play;
