package tercio.domain.eia.economy.play;

/**
 * The income of a power.
 *
 * @param money 0 to 999 points
 * @param manpower 0 to 999 points
 */
public record Income(int money, int manpower) {}
