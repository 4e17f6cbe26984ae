package tercio.domain.eia.common.game;

/**
 * Money and manpower of a power outside its treasury, from which it buys forces. Its power alone knows it: players keep it on a sheet of
 * their own (EIA-8.0).
 *
 * @param money 0 to 9999 points
 * @param manpower 0 to 9999 points
 */
public record Reserve(int money, int manpower) {

    public static final Reserve EMPTY = new Reserve(0, 0);

    /** The most points of a kind. */
    public static final int MOST = 9999;

    public Reserve plus(int moreMoney, int moreManpower) {
        return new Reserve(money + moreMoney, manpower + moreManpower);
    }
}
