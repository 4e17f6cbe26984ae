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

    /** The place of that id: the text before the first slash is the area. */
    public static Location of(LocationId id) {
        int slash = id.value().indexOf('/');
        var area = new SpaceId(slash < 0 ? id.value() : id.value().substring(0, slash));
        return slash < 0 ? field(area) : id.value().endsWith(ABOARD) ? aboard(area) : city(area);
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

    /** Unique for each place. */
    public LocationId id() {
        return new LocationId(switch (within) {
            case FIELD -> area.value();
            case CITY -> area + INSIDE;
            case ABOARD -> area + ABOARD;
        });
    }
}
