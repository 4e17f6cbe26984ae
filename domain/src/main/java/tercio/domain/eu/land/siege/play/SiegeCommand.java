package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players in the siege segment. */
public sealed interface SiegeCommand extends EuCommand {

    /** The province of the siege, or the destination of the troops. */
    SpaceId province();

    @Override
    default Subject about() {
        return Subject.province(province());
    }

    /** Undermines the fortress of a province, one die (EU-SIEGE-UNDERMINING). */
    record Undermine(SpaceId province) implements SiegeCommand {}

    /**
     * Assaults the fortress of a province, at once after a breach or without a breach (EU-ASSAULT).
     *
     * @param stacks the besieging stacks that assault while the others take no part; left out, all of them
     */
    record ResolveAssault(SpaceId province, List<StackId> stacks) implements SiegeCommand {
        public ResolveAssault {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
        }

        /** All besiegers assault. */
        public ResolveAssault(SpaceId province) {
            this(province, List.of());
        }
    }

    /** Does not assault through the breach (EU-SIEGE-BREACH). */
    record DeclineAssault(SpaceId province) implements SiegeCommand {}

    /** Grants war honours: the fortress falls, and its troops go free with one LD (EU-SIEGE-HONOURS). */
    record GrantWarHonours(SpaceId province) implements SiegeCommand {}

    /** Takes the breach instead of granting war honours (EU-SIEGE-HONOURS). */
    record TakeBreach(SpaceId province) implements SiegeCommand {}

    /**
     * Abandons the siege and goes back to the closest friendly province (EU-SIEGE-REDEPLOY).
     *
     * @param stack the stack that goes while the others stay before the fortress; left out, all besiegers go
     */
    record Redeploy(SpaceId province, SpaceId to, Optional<StackId> stack) implements SiegeCommand {
        public Redeploy {
            stack = stack == null ? Optional.empty() : stack;
        }

        /** All besiegers go. */
        public Redeploy(SpaceId province, SpaceId to) {
            this(province, to, Optional.empty());
        }
    }

    /**
     * Puts troops that left with war honours into a friendly province (EU-SIEGE-HONOURS).
     *
     * @param units the units that go there while the others go elsewhere; left out, all go there with their leaders
     * @param leaders ids of the leaders who go with these units; left out, none
     * @param veteranLd the number of veterans among the LD of these units; left out, as many as possible
     */
    record PlaceGarrison(StackId stack, SpaceId province, Optional<Counters> units, List<LeaderId> leaders, Integer veteranLd)
            implements SiegeCommand {
        public PlaceGarrison {
            units = units == null ? Optional.empty() : units;
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }

        /** All of the troops go there. */
        public PlaceGarrison(StackId stack, SpaceId province) {
            this(stack, province, Optional.empty(), List.of(), null);
        }

        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /** Mans a taken fortress with one LD: it loses one level (EU-FORT-3). */
    record ManFortress(SpaceId province) implements SiegeCommand {}

    /** Leaves a taken fortress without garrison: it loses two levels (EU-FORT-3). */
    record LeaveUnmanned(SpaceId province) implements SiegeCommand {}
}
