package tercio.domain.eia.combat.play;

/**
 * The fire of a side in a round.
 *
 * @param table the combat table: {@code 4-1}
 */
public record SideFire(String table, int die, int modified, int percentage, int factors, int morale) {}
