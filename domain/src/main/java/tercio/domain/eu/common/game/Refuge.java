package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.map.SpaceId;

/**
 * The destination of a retreating side.
 *
 * @param to a province, or {@code fortress} for the fortress in the province of the battle
 * @param inside LD that enter the fortress of the province while the others go to {@code to}
 * @param stacks the part of each stack that is then inside, where the player chose it; else empty
 * @param leaders the leaders who are inside with these parts
 */
public record Refuge(SpaceId to, int inside, List<Troops> stacks, List<LeaderId> leaders) {
    public Refuge {
        stacks = List.copyOf(stacks);
        leaders = leaders == null ? List.of() : List.copyOf(leaders);
    }
}
