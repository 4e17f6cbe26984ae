package tercio.projections.eu;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;

/** How places are called in a sentence. */
final class PlaceName {

    private PlaceName() {}

    /** The name on the map; the id of a province that is not on it. */
    static String of(String province) {
        return EuMap.PRINTED.province(province).map(Province::name).orElse(province);
    }

    static String of(List<String> provinces) {
        return provinces.stream().map(PlaceName::of).collect(Collectors.joining(", "));
    }

    /** The city of a province, or the province where the map prints no city. */
    static String city(String province) {
        return EuMap.PRINTED.province(province).map(land -> land.city().isEmpty() ? land.name() : land.city()).orElse(province);
    }
}
