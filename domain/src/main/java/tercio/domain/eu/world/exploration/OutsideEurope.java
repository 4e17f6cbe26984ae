package tercio.domain.eu.world.exploration;

import java.util.Set;

/** The oceans outside Europe, whose zones have to be discovered. The names are those of the map's waters. */
final class OutsideEurope {

    static final String ATLANTIC = "atlantic";
    private static final Set<String> OCEANS = Set.of(ATLANTIC, "indian", "pacific");

    private OutsideEurope() {}

    /** Whether none of these waters is such an ocean. */
    static boolean isInNone(Set<String> waters) {
        return waters.stream().noneMatch(OCEANS::contains);
    }
}
