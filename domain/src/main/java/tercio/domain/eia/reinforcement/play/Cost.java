package tercio.domain.eia.reinforcement.play;

/**
 * The cost of forces, paid out of a reserve.
 *
 * @param money 0 to 999 points
 * @param manpower 0 to 999 points
 */
public record Cost(int money, int manpower) {}
