package tercio.application.record;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.game.Secret;

/**
 * A correction of one past command is worked out on a branch. The game itself stays as it is until the branch is adopted.
 *
 * @param number of the amendment, from 1 in its game
 * @param at the position of the first event of the command that is replaced, dropped, or has a command put before it
 * @param kind of the correction
 * @param command that it brings, as it is written down
 * @param dice that it brings
 * @param closed whether the rules of the game keep secrets: then the command is for the host
 */
public record AmendmentProposed(int number, int at, Correction.Kind kind, Optional<String> command, List<Integer> dice, String reason,
        Optional<Boolean> closed) implements KernelEvent {

    public AmendmentProposed {
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
