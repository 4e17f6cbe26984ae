package tercio.application.amendment;

import java.util.List;
import java.util.Optional;
import tercio.application.record.Caller;
import tercio.application.record.Reapplied;

/**
 * A command of a branch: one that is applied again, or one that a correction brings.
 *
 * @param at the position of the original command at which it stands
 * @param of the correction that brings it, 0 for the original command itself
 * @param by who is recorded to have given it
 * @param causedBy the command as it is written down
 * @param inherits whether it has the dice of the original command: it is that, or stands in its place
 * @param typed dice that the players threw for it on the branch
 */
public record BranchCommand(int at, int of, Caller by, String causedBy, boolean inherits, List<Integer> typed) {
    public BranchCommand {
        typed = List.copyOf(typed);
    }

    /** The same with dice that the players threw. */
    BranchCommand with(List<Integer> dice) {
        return new BranchCommand(at, of, by, causedBy, inherits, dice);
    }

    /** The mark of its events when the branch is adopted. */
    public Reapplied mark(int amendment) {
        return new Reapplied(amendment, of == 0 ? Optional.of(at) : Optional.empty());
    }
}
