package tercio.domain.eu.world.militia.play;

import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.map.SpaceId;

/** Events of the militia of colonies. Its numbers are in exploration detachments. */
public sealed interface MilitiaEvent extends EuEvent {

    /** A battle is to be fought in the province of a colony, whose owner decides whether its militia takes part. */
    record MilitiaCalled(CountryId country, SpaceId province) implements MilitiaEvent {}

    /** @param militia the stack as which it stands in the field */
    record MilitiaCameOut(StackId militia, SpaceId province) implements MilitiaEvent {}

    /** The militia takes no part in the battles of this impulse. */
    record MilitiaKeptInside(SpaceId province) implements MilitiaEvent {}

    /** @param militia the stack as which it stands in the besieged fortress */
    record MilitiaMannedWalls(StackId militia, SpaceId province) implements MilitiaEvent {}

    /** @param lost its losses since it came out or manned the fortress */
    record MilitiaWentHome(StackId militia, SpaceId province, int lost) implements MilitiaEvent {}

    /** The end of the turn. @param rebuilt by province, the detachments that are raised again */
    record MilitiaRebuilt(Map<SpaceId, Integer> rebuilt) implements MilitiaEvent {
        public MilitiaRebuilt {
            rebuilt = Map.copyOf(rebuilt);
        }
    }
}
