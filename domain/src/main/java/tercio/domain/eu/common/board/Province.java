package tercio.domain.eu.common.board;

import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.map.SpaceId;

/**
 * A land province as printed.
 *
 * @param name the name on the map
 * @param city the name of its city; empty if none is printed
 * @param theatre the map whose rules apply to it
 * @param fortress the printed fortress level, 0..2, in Europe at least 1
 * @param income ducats a turn; 0 in the rest of the world, where whole areas have income
 * @param port the printed anchor
 * @param presidio whether a presidio can be built against it
 * @param capital whether a capital is printed
 * @param cold whether it lies in the cold area
 * @param wasteland whether it lies in the under-developed area
 * @param hre whether it lies in the Holy Roman Empire
 * @param owner1492 the country whose shield or set-up holds it at the start of the Great Campaign
 * @param regions the regions named in the rules: {@code balkans}, {@code belgium}, {@code italy}, ...
 * @param area the area of the rest of the world; empty in Europe
 */
public record Province(
        SpaceId id,
        String name,
        String city,
        Theatre theatre,
        Terrain terrain,
        int fortress,
        int income,
        PortKind port,
        boolean presidio,
        boolean capital,
        boolean cold,
        boolean wasteland,
        boolean hre,
        Optional<CountryId> owner1492,
        Set<RegionId> regions,
        SpaceId area)
        implements Space {

    public Province {
        regions = Set.copyOf(regions);
    }

    public boolean is(Terrain kind) {
        return terrain == kind;
    }
}
