package tercio.domain.eu.game;

import java.util.List;
import tercio.domain.eu.forces.Units;

/** What happens during the movements of an impulse, interceptions included. */
public sealed interface MoveEvent extends EuEvent {

    record MovementBegan(int alliance) implements MoveEvent {}

    record StackSplit(String stack, String newStack, Units taken, int veteranLd, boolean leaders) implements MoveEvent {}

    record StacksMerged(String stack, String into) implements MoveEvent {}

    record MoveBegan(String stack, String from, List<String> path) implements MoveEvent {}

    /**
     * @param mp movement points of this step
     * @param active whether the province holds unfriendly forces (EU-CTRL-4)
     * @param small whether the stack has at most 5 LD and one Pasha
     */
    record ProvinceEntered(String stack, String from, String province, int mp, boolean active, boolean small)
            implements MoveEvent {}

    /**
     * A country says what it does while allies of it are asked too; none of their dice is thrown before all have.
     *
     * @param stacks those that will try, in the order in which they will; none where it lets the mover pass
     */
    record InterceptionAnnounced(String country, List<String> stacks, String moving, String province) implements MoveEvent {
        public InterceptionAnnounced {
            stacks = List.copyOf(stacks);
        }
    }

    record InterceptionAttempted(String stack, String cameFrom, String moving, String province, boolean success)
            implements MoveEvent {}

    record InterceptionPassed(int alliance, String moving, String province) implements MoveEvent {}

    record CounterInterceptionAttempted(String stack, String cameFrom, String moving, String province, boolean success)
            implements MoveEvent {}

    record CounterInterceptionPassed(String moving, String province) implements MoveEvent {}

    /** The interceptors fight at once, without the other forces in the province. */
    record InterceptionPressed(String moving, String province) implements MoveEvent {}

    /** The interceptors wait: all forces in the province will fight a regular battle. */
    record InterceptionPutOff(String moving, String province) implements MoveEvent {}

    /** @param path the provinces it now means to enter */
    record MoveRedirected(String stack, List<String> path) implements MoveEvent {}

    /** The stack may go on or halt after an interception battle that it won. */
    record MoveResumable(String stack, String province) implements MoveEvent {}

    record MoveEnded(String stack, String province) implements MoveEvent {}

    /** One country of an alliance of several makes no more moves this impulse. */
    record CountryEndedMovement(String country) implements MoveEvent {}

    /** @param provinces where both alliances now stand unbesieged */
    record MovementEnded(int alliance, List<String> provinces) implements MoveEvent {}
}
