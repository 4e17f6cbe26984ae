package tercio.domain.eu.common.game;

/**
 * The start of a voyage as far as attrition counts it (EU-ATTR-NAVAL).
 *
 * @param distance zones between the stack and its source of supply, 0 next to it or in a port; where none can be reached, the most that
 *     the table names
 * @param straitForts the modifiers of the closed straits along that line of supply
 * @param fromArsenal whether it starts in an arsenal
 * @param blockadedLevel the level of the fortress that it blockades at the start, 0 if none
 * @param blockaderSiege the siege value of an admiral or explorer with it, 0 if it blockades nothing
 */
public record Departure(int distance, int straitForts, boolean fromArsenal, int blockadedLevel, int blockaderSiege) {}
