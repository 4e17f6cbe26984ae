package tercio.domain.eu.sea.interception.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.map.SpaceId;

/** Events of interceptions at sea. */
public sealed interface SeaInterceptionEvent extends EuEvent {

    /**
     * A country announces while its allies are asked too. No die is thrown before all have announced.
     *
     * @param stacks the naval stacks that will try, in the order of their attempts; empty if the country lets the mover pass
     */
    record SeaInterceptionAnnounced(CountryId country, List<StackId> stacks, StackId moving, SpaceId zone) implements SeaInterceptionEvent {
        public SeaInterceptionAnnounced {
            stacks = List.copyOf(stacks);
        }
    }

    /**
     * The roll of an interceptor to get out of its blockaded port. If it does not escape, its attempt has failed.
     *
     * @param port the port in which it lies
     */
    record InterceptorRanBlockade(StackId stack, SpaceId port, StackId blockader, StackId moving, BlockadeEscape.Result result) implements SeaInterceptionEvent {}

    /** A roll to intercept. A stack that succeeds is in the zone. */
    record SeaInterceptionAttempted(StackId stack, SpaceId cameFrom, StackId moving, SpaceId zone, boolean success) implements SeaInterceptionEvent {}

    /** No other stack of the alliance tries to intercept in this zone. */
    record SeaInterceptionPassed(Alliance alliance, StackId moving, SpaceId zone) implements SeaInterceptionEvent {}

    /** The interceptors fight the moving stack now. */
    record FleetCaught(StackId moving, SpaceId zone, List<StackId> interceptors) implements SeaInterceptionEvent {
        public FleetCaught {
            interceptors = List.copyOf(interceptors);
        }
    }

    /**
     * The interceptors merge with the stack that is to be attacked. The moving stack goes on.
     *
     * @param attacked the stack against which the moving one has announced a battle
     */
    record AttackedFleetJoined(StackId attacked, StackId moving, SpaceId zone, List<StackId> interceptors) implements SeaInterceptionEvent {
        public AttackedFleetJoined {
            interceptors = List.copyOf(interceptors);
        }
    }
}
