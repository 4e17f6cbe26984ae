package tercio.domain.eu.play.interception;

import java.util.List;
import tercio.domain.eu.game.EuEvent;

/** What happens when stacks intercept a move and come to the help of the intercepted. */
public sealed interface InterceptionEvent extends EuEvent {

    /**
     * A country says what it does while allies of it are asked too; none of their dice is thrown before all have.
     *
     * @param stacks those that will try, in the order in which they will; none where it lets the mover pass
     */
    record InterceptionAnnounced(String country, List<String> stacks, String moving, String province) implements InterceptionEvent {
        public InterceptionAnnounced {
            stacks = List.copyOf(stacks);
        }
    }

    record InterceptionAttempted(String stack, String cameFrom, String moving, String province, boolean success)
            implements InterceptionEvent {}

    record InterceptionPassed(int alliance, String moving, String province) implements InterceptionEvent {}

    record CounterInterceptionAttempted(String stack, String cameFrom, String moving, String province, boolean success)
            implements InterceptionEvent {}

    record CounterInterceptionPassed(String moving, String province) implements InterceptionEvent {}

    /** The interceptors fight at once, without the other forces in the province. */
    record InterceptionPressed(String moving, String province) implements InterceptionEvent {}

    /**
     * The interceptors wait: all forces in the province will fight a regular battle.
     *
     * @param interceptors those who wait and can evade no more; none in games recorded before they were barred from it
     */
    record InterceptionPutOff(String moving, String province, List<String> interceptors) implements InterceptionEvent {
        public InterceptionPutOff {
            interceptors = interceptors == null ? List.of() : List.copyOf(interceptors);
        }
    }
}
