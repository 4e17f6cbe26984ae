package tercio.application.record;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.game.Secret;

/**
 * A further correction on the branch of an amendment.
 *
 * @param amendment its number
 * @param at the position of the first event of the original command at which the branch is corrected
 * @param of the correction whose command is corrected: 1 for that of the proposal, 2 for the next; 0 for the original command
 * @param closed whether the rules of the game keep secrets: then the command is for the host
 */
public record AmendmentContinued(int amendment, int at, int of, Correction.Kind kind, Optional<String> command, List<Integer> dice,
        Optional<Boolean> closed) implements KernelEvent {

    public AmendmentContinued {
        dice = dice == null ? List.of() : List.copyOf(dice);
    }

    /** The correction itself. */
    public Correction correction() {
        return new Correction(kind, command, dice);
    }

    @Override
    public List<Secret> secrets() {
        return closed.orElse(false) && command.isPresent() ? List.of(new Secret(Set.of(), List.of("command"))) : List.of();
    }
}
