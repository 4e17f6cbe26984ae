package tercio.domain.ruling;

/**
 * One named correction of a die roll.
 *
 * @param value what is added to the die, negative for a malus
 * @param reason why, in the words of the game
 * @param rule the entry of the rulebook's list that grants it
 */
public record Modifier(int value, String reason, Citation rule) {}
