package tercio.domain.eia.combat;

import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eia.common.concept.Power;

/**
 * The leader who commands a side (EIA-10.6.1).
 *
 * @param tacticalMax the number of corps above which the tactical rating falls; empty where it does not
 * @param cavalryLeader a cavalry leader is with the force, commanding or not
 * @param power his power; empty where it is that of his force
 */
public record CombatCommander(int strategic, int tactical, OptionalInt tacticalMax, boolean napoleon, boolean cavalryLeader, Optional<Power> power) {

    /** A commander of the power of his force. */
    public CombatCommander(int strategic, int tactical, OptionalInt tacticalMax, boolean napoleon, boolean cavalryLeader) {
        this(strategic, tactical, tacticalMax, napoleon, cavalryLeader, Optional.empty());
    }
}
