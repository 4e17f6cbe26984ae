package tercio.domain.eu.sea.flotilla.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Subject;

/** Commands of players who divide and join naval stacks between movements. */
public sealed interface FlotillaCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /**
     * Takes ships out of a naval stack. They become a separate stack at the same place.
     *
     * @param ships that leave, with the FLEET counters for them
     * @param leaders ids of the leaders who go with them; left out, none
     * @param rest the FLEET counters of the ships that stay; left out, those that do not leave
     */
    record DivideFleet(StackId stack, Ships ships, List<LeaderId> leaders, Optional<Ships> rest) implements FlotillaCommand {
        public DivideFleet {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
            rest = rest == null ? Optional.empty() : rest;
        }

        /** The counters that do not leave stay. */
        public DivideFleet(StackId stack, Ships ships, List<LeaderId> leaders) {
            this(stack, ships, leaders, Optional.empty());
        }
    }

    /** Joins a naval stack to another of its country at the same place. */
    record JoinFleets(StackId stack, StackId into) implements FlotillaCommand {}

    /** Makes a naval stack one with the stack of an allied country at the same place, which leads it (EU-CMD-3). */
    record SailUnder(StackId stack, StackId under) implements FlotillaCommand {}

    /** A naval stack that is one with the stack of an ally is a stack of its own again (EU-CMD-3). */
    record SailAlone(StackId stack) implements FlotillaCommand {}

    /**
     * Forms and breaks FLEET counters of a naval stack (EU-FLEET-1).
     *
     * @param fleetPlus FLEET counters on the larger side from now on, 0..3; left out, none
     * @param fleetMinus FLEET counters on the smaller side from now on, 0..3; left out, none
     */
    record FormFleets(StackId stack, Integer fleetPlus, Integer fleetMinus) implements FlotillaCommand {
        public FormFleets {
            fleetPlus = fleetPlus == null ? 0 : fleetPlus;
            fleetMinus = fleetMinus == null ? 0 : fleetMinus;
        }
    }
}
