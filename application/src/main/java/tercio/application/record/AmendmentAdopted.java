package tercio.application.record;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Event;

/**
 * The branch of an amendment became the game. The undo that takes the old line away follows in the same command, and after it the
 * commands of the branch, each with its own events.
 *
 * @param to the position from whose board the branch begins
 * @param commands the number of commands of the branch that follow
 * @param proposer the proposer: a seat or the host; missing in the first version
 * @param agreed those who agreed to it, in the order of the answers
 * @param unasked the seats whose orders it replaces, puts in or changes, and which the host did not ask
 */
public record AmendmentAdopted(int amendment, int to, int commands, Optional<String> proposer, List<String> agreed, List<String> unasked)
        implements KernelEvent {

    public AmendmentAdopted {
        proposer = proposer == null ? Optional.empty() : proposer;
        agreed = agreed == null ? List.of() : List.copyOf(agreed);
        unasked = unasked == null ? List.of() : List.copyOf(unasked);
    }

    /** An adoption that concerns nobody but the caller who adopts. */
    public AmendmentAdopted(int amendment, int to, int commands) {
        this(amendment, to, commands, Optional.empty(), List.of(), List.of());
    }

    /** An adoption of the first version names neither the proposer nor those who agreed. */
    @Override
    public boolean agreesWith(Event recorded) {
        return recorded instanceof AmendmentAdopted other && amendment == other.amendment && to == other.to && commands == other.commands
                && (other.proposer.isEmpty() || proposer.equals(other.proposer) && agreed.equals(other.agreed) && unasked.equals(other.unasked));
    }
}
