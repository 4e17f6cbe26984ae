package tercio.domain.eu.common.board;

import tercio.domain.map.SpaceId;

/** The names of places in a sentence. */
public final class PlaceName {

    private PlaceName() {}

    /** The name of a province or a sea zone on the map; for an unknown one its id. */
    public static String of(SpaceId province) {
        return EuMap.PRINTED.spaces().zone(province).map(Space::name).orElseGet(province::value);
    }

    /** The city of a province, or the province itself if no city is printed. */
    public static String city(SpaceId province) {
        return EuMap.PRINTED.province(province).map(land -> land.city().isEmpty() ? land.name() : land.city()).orElseGet(province::value);
    }
}
