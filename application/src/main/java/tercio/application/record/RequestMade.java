package tercio.application.record;

import java.util.List;
import java.util.Optional;

/**
 * A seat asked the others to agree to a command of the kernel or to an adjustment. What it asks for is the command that caused the
 * event. The request ends when it is answered or withdrawn, or when the game is played on.
 *
 * @param awaits the seats that must agree, at least one
 * @param to the position whose board the game would have again; empty for an adjustment
 * @param lost how many commands in effect the request would take away; 0 for one that takes none away
 */
public record RequestMade(List<String> awaits, Optional<Integer> to, int lost, String reason) implements KernelEvent {
    public RequestMade {
        awaits = List.copyOf(awaits);
    }
}
