package tercio.application.game;

import java.util.Optional;
import tercio.application.amendment.Amendments;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;

/**
 * Decides which seat may work on an amendment. A branch is computed on the whole board, so in a game with secrets only the host, who sees
 * them, looks at one; a seat may still propose a correction.
 *
 * @param closed whether secrets are kept in this game
 */
record AmendmentRights(GameOpened opened, Amendments drafts, boolean closed) {

    /** The reason why a seat may not give a command about amendments; empty for any other command, and if it may. */
    Optional<String> permissionDenial(Caller caller, KernelCommand command) {
        return switch (command) {
            case KernelCommand.ProposeAmendment proposed -> opened.partiesOf(caller.name()).isEmpty()
                    ? Optional.of(caller.name() + " plays nobody in this game: only who plays, or the host, can propose an amendment.") : Optional.empty();
            case KernelCommand.ContinueAmendment continued -> ofTheHost("correct").or(() -> ofAnother(caller, continued.amendment(), "correct it"));
            case KernelCommand.DropAmendment dropped -> ofAnother(caller, dropped.amendment(), "throw it away");
            case KernelCommand.AdoptAmendment adopted -> ofTheHost("adopt").or(() -> ofAnother(caller, adopted.amendment(), "adopt it"))
                    .or(() -> opened.undo().allows(caller) ? Optional.empty() : Optional.of("In this game only the host may adopt an amendment."));
            default -> Optional.empty();
        };
    }

    private Optional<String> ofTheHost(String what) {
        return closed ? Optional.of("This game keeps secrets, and a branch tells of the whole board: the host alone may " + what
                + " one. A seat may propose an amendment and throw its own away.") : Optional.empty();
    }

    private Optional<String> ofAnother(Caller caller, int amendment, String what) {
        return drafts.openAmendment(amendment).map(draft -> draft.by().name()).filter(by -> !by.equals(caller.name()))
                .map(by -> "Amendment " + amendment + " is " + by + "'s: only " + by + " or the host may " + what + ".");
    }
}
