package tercio.domain.eu.land.interception.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.map.SpaceId;

/** Events of interceptions and counter-interceptions. */
public sealed interface InterceptionEvent extends EuEvent {

    /**
     * Troops that are four times as many as a stack that has entered their province may overrun it.
     *
     * @param destroys whether they would destroy it without a battle
     */
    record OverrunOfMoverOffered(CountryId country, List<StackId> stacks, StackId moving, SpaceId province, boolean destroys)
            implements InterceptionEvent {
        public OverrunOfMoverOffered {
            stacks = List.copyOf(stacks);
        }
    }

    /** The mover is not overrun by the troops of the country and its allies. */
    record MoverSpared(CountryId country, StackId moving, SpaceId province) implements InterceptionEvent {}

    /** The mover is caught without a die, or destroyed without a battle. */
    record MoverOverrun(List<StackId> stacks, StackId moving, SpaceId province, boolean destroys) implements InterceptionEvent {
        public MoverOverrun {
            stacks = List.copyOf(stacks);
        }
    }

    /**
     * A country announces while its allies are asked too. No die is thrown before all have announced.
     *
     * @param stacks the stacks that will try, in the order of their attempts; empty if the country lets the mover pass
     */
    record InterceptionAnnounced(CountryId country, List<StackId> stacks, StackId moving, SpaceId province) implements InterceptionEvent {
        public InterceptionAnnounced {
            stacks = List.copyOf(stacks);
        }
    }

    record InterceptionAttempted(StackId stack, SpaceId cameFrom, StackId moving, SpaceId province, boolean success)
            implements InterceptionEvent {}

    record InterceptionPassed(Alliance alliance, StackId moving, SpaceId province) implements InterceptionEvent {}

    record CounterInterceptionAttempted(StackId stack, SpaceId cameFrom, StackId moving, SpaceId province, boolean success)
            implements InterceptionEvent {}

    record CounterInterceptionPassed(StackId moving, SpaceId province) implements InterceptionEvent {}

    /** The interceptors fight at once, without the other forces in the province. */
    record InterceptionPressed(StackId moving, SpaceId province) implements InterceptionEvent {}

    /**
     * The interceptors wait: all forces in the province will fight a regular battle.
     *
     * @param interceptors the stacks that wait and can no longer evade; empty in games recorded before this restriction
     */
    record InterceptionPutOff(StackId moving, SpaceId province, List<StackId> interceptors) implements InterceptionEvent {
        public InterceptionPutOff {
            interceptors = interceptors == null ? List.of() : List.copyOf(interceptors);
        }
    }
}
