package tercio.domain.eu.game;

/**
 * Where a side retreats.
 *
 * @param to as {@link BattleCommand.Retreat#to()} names it
 * @param inside LD that step into the fortress of the province while the others go there
 */
public record Refuge(String to, int inside) {}
