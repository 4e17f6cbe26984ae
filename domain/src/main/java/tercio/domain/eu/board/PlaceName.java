package tercio.domain.eu.board;

import java.util.List;
import java.util.stream.Collectors;

/** How places are called in a sentence. */
public final class PlaceName {

    private PlaceName() {}

    /** The name on the map; the id of a province that is not on it. */
    public static String of(String province) {
        return EuMap.PRINTED.province(province).map(Province::name).orElse(province);
    }

    public static String of(List<String> provinces) {
        return provinces.stream().map(PlaceName::of).collect(Collectors.joining(", "));
    }

    /** The city of a province, or the province where the map prints no city. */
    public static String city(String province) {
        return EuMap.PRINTED.province(province).map(land -> land.city().isEmpty() ? land.name() : land.city()).orElse(province);
    }
}
