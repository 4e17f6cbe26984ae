package tercio.domain.ruling;

/**
 * One named modifier of a die roll.
 *
 * @param value the number added to the die, negative for a penalty
 * @param reason the reason, in the words of the game
 * @param rule the entry of the rulebook's list that grants it
 */
public record Modifier(int value, String reason, Citation rule) {}
