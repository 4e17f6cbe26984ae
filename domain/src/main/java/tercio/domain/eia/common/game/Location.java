package tercio.domain.eia.common.game;

import tercio.domain.map.SpaceId;

/**
 * The place of a piece.
 *
 * @param area the id of a land area; of a sea area for a piece on a fleet at sea
 */
public record Location(SpaceId area, Within within) {

    private static final String INSIDE = "/city";
    private static final String ABOARD = "/aboard";

    public static Location field(SpaceId area) {
        return new Location(area, Within.FIELD);
    }

    public static Location city(SpaceId area) {
        return new Location(area, Within.CITY);
    }

    public static Location aboard(SpaceId area) {
        return new Location(area, Within.ABOARD);
    }

    /** The place of a {@link #key}: the text before the first slash is the area. */
    public static Location ofKey(SpaceId key) {
        int slash = key.value().indexOf('/');
        if (slash < 0) {
            return field(key);
        }
        return key.value().endsWith(ABOARD) ? aboard(new SpaceId(key.value().substring(0, slash))) : city(new SpaceId(key.value().substring(0, slash)));
    }

    public boolean inField() {
        return within == Within.FIELD;
    }

    public boolean inCity() {
        return within == Within.CITY;
    }

    public boolean isAboard() {
        return within == Within.ABOARD;
    }

    /** Unique for each place: {@code 214}, {@code 214/city}, {@code 733/aboard}. */
    public String key() {
        return switch (within) {
            case FIELD -> area.value();
            case CITY -> area + INSIDE;
            case ABOARD -> area + ABOARD;
        };
    }
}
