package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players during movements at sea, their own and those of the blockader. */
public sealed interface VoyageCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /**
     * Moves a naval stack (EU-MOVE-SEA).
     *
     * @param path the sea zones and ports entered, in order, at most 100; none to act where it lies at sea
     * @param action its action at the end of the path; left out, none
     */
    record SailFleet(StackId stack, List<SpaceId> path, Optional<NavalAction> action) implements VoyageCommand {
        public SailFleet {
            path = path == null ? List.of() : List.copyOf(path);
            action = action == null ? Optional.empty() : action;
        }

        /** A voyage that ends without an action. */
        public SailFleet(StackId stack, List<SpaceId> path) {
            this(stack, path, Optional.empty());
        }
    }

    /**
     * Goes on with a voyage after an interception battle that was won (EU-INT-7).
     *
     * @param path the spaces still to enter; left out, the announced path
     * @param action its action at the end of the path; left out with the path, the announced action
     */
    record SailOn(StackId stack, List<SpaceId> path, Optional<NavalAction> action) implements VoyageCommand {
        public SailOn {
            path = path == null ? List.of() : List.copyOf(path);
            action = action == null ? Optional.empty() : action;
        }

        /** Goes on as announced. */
        public SailOn(StackId stack) {
            this(stack, List.of(), Optional.empty());
        }
    }

    /** Ends the voyage where the stack is. */
    record HeaveTo(StackId stack) implements VoyageCommand {}

    /** Tries to leave or enter a blockaded port, one die (EU-BLOCKADE-ESCAPE). */
    record RunBlockade(StackId stack) implements VoyageCommand {}

    /**
     * Goes to another port after it did not get into a blockaded one (AMB-27).
     *
     * @param port the closest friendly port that is not blockaded, or one of several that are equally close
     */
    record SeekPort(StackId stack, SpaceId port) implements VoyageCommand {}

    /** The blockader fights the stack that did not get past it. */
    record EngageRunner(StackId stack) implements VoyageCommand {}

    /** Leaves a port that its alliance has lost for a friendly one, of several that are equally close (EU-MOVE-SEA). */
    record LeaveLostPort(StackId stack, SpaceId port) implements VoyageCommand {}

    /** The blockader does not fight the stack that did not get past it. */
    record SpareRunner(StackId stack) implements VoyageCommand {}
}
