package tercio.domain.eia.combat;

import java.util.OptionalInt;

/**
 * The leader who commands a side (EIA-10.6.1), of the power of its force.
 *
 * @param tacticalMax the number of corps above which the tactical rating falls; empty where it does not
 * @param cavalryLeader a cavalry leader of that power is with the force, commanding or not
 */
public record CombatCommander(int strategic, int tactical, OptionalInt tacticalMax, boolean napoleon, boolean cavalryLeader) {

    /** A commander without a tactical maximum. */
    public static CombatCommander of(int strategic, int tactical) {
        return new CombatCommander(strategic, tactical, OptionalInt.empty(), false, false);
    }
}
