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
 * @param by its recorded sender
 * @param causedBy the command as it is written down
 * @param inherits whether it uses the dice of the original command, because it is that command or replaces it
 * @param typed dice that the players threw for it on the branch
 */
public record BranchCommand(int at, int of, Caller by, String causedBy, boolean inherits, List<Integer> typed) {
    public BranchCommand {
        typed = List.copyOf(typed);
    }

    /** This command with dice that the players threw. */
    BranchCommand withDice(List<Integer> dice) {
        return new BranchCommand(at, of, by, causedBy, inherits, dice);
    }

    /** The mark that its events get when the branch is adopted. */
    public Reapplied reappliedMark(int amendment) {
        return new Reapplied(amendment, of == 0 ? Optional.of(at) : Optional.empty());
    }
}
