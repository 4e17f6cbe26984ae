package tercio.domain.eu.world.exploration;

import java.util.Set;
import tercio.domain.eu.common.board.WatersId;

/** The oceans outside Europe, whose zones have to be discovered. */
final class OutsideEurope {

    private static final Set<WatersId> OCEANS = Set.of(WatersId.ATLANTIC, WatersId.INDIAN, WatersId.PACIFIC);

    private OutsideEurope() {}

    /** Whether none of these waters is such an ocean. */
    static boolean isInNone(Set<WatersId> waters) {
        return waters.stream().noneMatch(OCEANS::contains);
    }
}
