package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.map.SpaceId;

/**
 * Troops in the ships of a naval stack at the start, at sea outside Europe (EU-SEA-TRANSPORT, AMB-26): no ARMY is among them.
 *
 * @param id of the land stack
 * @param ld 0 or more
 * @param lde exploration detachments; left out, none
 * @param veteran whether all of it is veteran
 * @param leaders ids of the leaders with the troops; left out, none
 */
public record TroopsAboard(StackId id, int ld, Optional<Integer> lde, boolean veteran, List<LeaderId> leaders) {
    public TroopsAboard {
        lde = lde == null ? Optional.empty() : lde;
        leaders = leaders == null ? List.of() : List.copyOf(leaders);
    }

    public Units units() {
        return new Counters(0, 0, ld, Optional.empty(), lde).units();
    }

    /** The land stack in a sea zone. */
    public Stack stack(CountryId country, SpaceId zone) {
        var units = units();
        return Stack.atRest(id, country, zone, units, veteran ? units.regular().allLd() : 0, leaders);
    }
}
