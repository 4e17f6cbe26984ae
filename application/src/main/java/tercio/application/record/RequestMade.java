package tercio.application.record;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Event;

/**
 * A seat asked the others to agree to a command of the kernel or to an adjustment. The requested command is the one that caused
 * the event. The request ends when it is answered or withdrawn, or when the game is played on.
 *
 * @param awaits the seats that must agree, at least one
 * @param to the position whose board the game would have again; empty for an adjustment and an amendment
 * @param lost the number of commands in effect that the request would take away; 0 for one that takes none away
 * @param amendment the number of the amendment that the request would adopt
 */
public record RequestMade(List<String> awaits, Optional<Integer> to, int lost, String reason, Optional<Integer> amendment) implements KernelEvent {
    public RequestMade {
        awaits = List.copyOf(awaits);
        amendment = amendment == null ? Optional.empty() : amendment;
    }

    /** A request of the first version does not name the amendment that it would adopt; its command does. */
    @Override
    public boolean agreesWith(Event recorded) {
        return recorded instanceof RequestMade other && awaits.equals(other.awaits) && to.equals(other.to) && lost == other.lost
                && reason.equals(other.reason) && (other.amendment.isEmpty() || amendment.equals(other.amendment));
    }

    /** A request that would adopt no amendment. */
    public RequestMade(List<String> awaits, Optional<Integer> to, int lost, String reason) {
        this(awaits, to, lost, reason, Optional.empty());
    }
}
