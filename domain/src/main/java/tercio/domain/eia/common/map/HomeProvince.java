package tercio.domain.eia.common.map;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.map.SpaceId;

/**
 * A province as printed. A minor country is a province of its own.
 *
 * @param power the major power that it is a home province of; empty for a minor country
 * @param money the money that it pays in the economic phase
 * @param manpower its manpower value
 * @param guerillaValue the number that a roll of the guerilla step must not exceed, 0 without guerillas (EIA-10.1.1)
 * @param cossacks whether it raises cossacks (EIA-10.1.2)
 * @param polish whether it is a Polish province
 * @param capital the id of the area of its capital
 * @param areas the ids of its areas
 */
public record HomeProvince(ProvinceId id, Optional<Power> power, int money, int manpower, int guerillaValue, boolean cossacks,
        boolean polish, SpaceId capital, List<SpaceId> areas) {

    public HomeProvince {
        areas = List.copyOf(areas);
    }

    /** Its name as it is printed: {@code Bavaria}. */
    public String name() {
        return id.value();
    }

    /** The nation that it belongs to: the word of the power, or of the minor country: {@code bavaria}. */
    public NationId nation() {
        return power.map(Power::nation).orElseGet(() -> word(name()));
    }

    /** The name of that nation in a sentence. */
    public String nationTitle() {
        return power.map(Power::title).orElseGet(this::name);
    }

    private static NationId word(String name) {
        return new NationId(name.toLowerCase(Locale.ROOT).replace(' ', '-'));
    }
}
