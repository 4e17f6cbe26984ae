package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.map.SpaceId;

/**
 * A force that must leave the area of a combat. It stays together (EIA-7.5.2.10.3.2).
 *
 * @param side the side that it belonged to
 * @param chooser the power that chooses its way
 * @param captor the power to which it surrenders where it has no way
 * @param corps the ids of its corps
 * @param irregulars the ids of its cossacks, freikorps and guerillas
 * @param leaders the ids of the leaders who go with it
 * @param visited the areas in which it was during this retreat, that of the combat first
 * @param returns the areas of which it enters one, whatever stands there (EIA-7.5.4.2.3.1.1); none for a retreat
 */
public record RetreatingForce(CombatSide side, Power chooser, Power captor, List<UnitId> corps, List<UnitId> irregulars, List<EiaLeaderId> leaders,
        List<SpaceId> visited, List<SpaceId> returns) {

    public RetreatingForce {
        corps = List.copyOf(corps);
        irregulars = List.copyOf(irregulars);
        leaders = List.copyOf(leaders);
        visited = List.copyOf(visited);
        returns = List.copyOf(returns);
    }

    /** The area in which it is now. */
    public SpaceId currentArea() {
        return visited.getLast();
    }

    /** A copy that has entered a further area. */
    public RetreatingForce afterEntering(SpaceId area) {
        var all = new ArrayList<>(visited);
        all.add(area);
        return new RetreatingForce(side, chooser, captor, corps, irregulars, leaders, all, returns);
    }
}
