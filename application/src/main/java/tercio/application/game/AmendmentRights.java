package tercio.application.game;

import java.util.Optional;
import tercio.application.amendment.Amendments;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Decides which seat may work on an amendment. A branch is computed on the whole board, so in a game with secrets only the host, who sees
 * them, looks at one; a seat may still propose a correction.
 *
 * @param closed whether secrets are kept in this game
 */
record AmendmentRights(GameOpened opened, Amendments drafts, boolean closed) {

    /** The reason why a seat may not give a command about amendments; empty for any other command, and if it may. */
    Optional<Sentence> permissionDenial(Caller caller, KernelCommand command) {
        return switch (command) {
            case KernelCommand.ProposeAmendment proposed -> opened.partiesOf(caller.name()).isEmpty()
                    ? Optional.of(Sentence.of("kernel.amendment.proposer").with("who", new Text(caller.name()))) : Optional.empty();
            case KernelCommand.ContinueAmendment continued -> ofTheHost(false).or(() -> ofAnother(caller, continued.amendment(), "correct"));
            case KernelCommand.DropAmendment dropped -> ofAnother(caller, dropped.amendment(), "drop");
            case KernelCommand.AdoptAmendment adopted -> ofTheHost(true).or(() -> ofAnother(caller, adopted.amendment(), "adopt"))
                    .or(() -> opened.undo().allows(caller) ? Optional.empty() : Optional.of(Sentence.of("kernel.amendment.host-adopts")));
            default -> Optional.empty();
        };
    }

    private Optional<Sentence> ofTheHost(boolean adopts) {
        return closed ? Optional.of(Sentence.of("kernel.amendment.secrets").with("adopts", adopts)) : Optional.empty();
    }

    private Optional<Sentence> ofAnother(Caller caller, int amendment, String what) {
        return drafts.openAmendment(amendment).map(draft -> draft.by().name()).filter(by -> !by.equals(caller.name()))
                .map(by -> Sentence.of("kernel.amendment.of-another").with("amendment", amendment).with("by", new Text(by)).with("what", what));
    }
}
