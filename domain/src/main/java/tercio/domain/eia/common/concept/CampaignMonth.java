package tercio.domain.eia.common.concept;

import java.util.List;

/**
 * A month of the war: one turn of the game.
 *
 * @param year 1792 to 1815
 * @param month 1 to 12
 */
public record CampaignMonth(int year, int month) implements Comparable<CampaignMonth> {

    private static final int FIRST_YEAR = 1792;
    private static final int LAST_YEAR = 1815;
    private static final List<String> NAMES = List.of("January", "February", "March", "April", "May", "June", "July",
            "August", "September", "October", "November", "December");

    /** @throws IllegalArgumentException outside 1792 to 1815 */
    public CampaignMonth {
        if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > NAMES.size()) {
            throw new IllegalArgumentException("no month of the war: " + year + "-" + month);
        }
    }

    /** The month after this one; the last one of all is followed by itself. */
    public CampaignMonth next() {
        if (month < NAMES.size()) {
            return new CampaignMonth(year, month + 1);
        }
        return year == LAST_YEAR ? this : new CampaignMonth(year + 1, 1);
    }

    /** December, January and February are winter months (EIA-9.0). */
    public boolean isWinter() {
        return month == 12 || month <= 2;
    }

    /** Name in sentences: {@code October 1805}. */
    public String title() {
        return NAMES.get(month - 1) + " " + year;
    }

    @Override
    public int compareTo(CampaignMonth other) {
        return year != other.year ? Integer.compare(year, other.year) : Integer.compare(month, other.month);
    }
}
