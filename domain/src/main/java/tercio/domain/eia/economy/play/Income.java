package tercio.domain.eia.economy.play;

/**
 * What a power takes in.
 *
 * @param money 0 to 999 points
 * @param manpower 0 to 999 points
 */
public record Income(int money, int manpower) {}
