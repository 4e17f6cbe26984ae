package tercio.domain.eu.common.game;

/**
 * The ice of the Sund (EU-WX-3).
 *
 * @param comes whether the Sund freezes in the following round
 * @param lies whether the Sund is frozen in this round
 */
public record SundIce(boolean comes, boolean lies) {

    public static final SundIce NONE = new SundIce(false, false);
    public static final SundIce COMING = new SundIce(true, false);
    public static final SundIce FROZEN = new SundIce(false, true);

    /** Whether the Sund can be frozen in a round. */
    public static boolean mayLie(boolean winter, boolean poorWeather) {
        return winter && poorWeather;
    }
}
